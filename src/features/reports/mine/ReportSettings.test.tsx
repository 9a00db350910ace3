import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { MyReport, OwnDecision } from '#contract/entities/report';
import { moderationPage, myReport, ownDecision } from '#contract/fixtures/reports';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { ReportSettings } from './ReportSettings';

let reports: MyReport[] = [];
let decisions: OwnDecision[] = [];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listMyReports', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    return HttpResponse.json({ reports: reports.slice(offset, offset + limit), decisions });
  }),
  refuseCall('listModerationReports', 404),
);
beforeEach(() => {
  reports = [];
  decisions = [];
});

const open = () =>
  renderAt('/dashboard/settings/reports', <ReportSettings />, {
    ports: createFakePorts(adaStored),
  });
const region = (name: string) => screen.findByRole('region', { name });

test('every state of a report is named, with the answer and the dates', async () => {
  const gone = { target_id: null, post_id: null } as const;
  const waiting = { decided_at: null, explanation: '', ...gone } as const;
  reports = [
    { ...myReport, ...waiting, id: 5, state: 'open' },
    { ...myReport, ...waiting, id: 4, state: 'looked_at' },
    myReport,
    { ...myReport, id: 2, state: 'no_breach', explanation: 'It is a joke.' },
    { ...myReport, id: 1, state: 'withdrawn', explanation: '' },
  ];
  await open();
  const card = within(await region('Your reports'));
  const rows = await card.findAllByRole('listitem');
  const states = ['Waiting', 'A moderator is looking at it', 'Acted on', 'No breach found'];
  expect(rows).toHaveLength(5);
  for (const [index, state] of [...states, 'Withdrawn'].entries())
    expect(rows[index]).toHaveTextContent(state);
  const acted = within(rows[2] ?? document.body);
  expect(acted.getByRole('heading', { name: 'Post by Tanvir Ahmed' })).toBeVisible();
  expect(acted.getByText('Buy my notes')).toBeVisible();
  expect(rows[2]).toHaveTextContent('Spam or advertising: The third one this week.');
  expect(rows[2]).toHaveTextContent('The moderators say: Selling notes is not allowed');
  expect(acted.getByText('The third one this week.', { selector: 'bdi' })).toBeVisible();
  expect(acted.getByText(/^Answered/)).toBeVisible();
  expect(acted.getByRole('link', { name: 'Open: Post by Tanvir Ahmed' })).toHaveAttribute(
    'href',
    '/dashboard/posts?highlight=12',
  );
  expect(card.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(2);
});

test.each<[string, Partial<MyReport>, string | null]>([
  ['comment', { kind: 'comment', target_id: 5 }, '/dashboard/posts?highlight=12&comment=5'],
  ['paper', { kind: 'paper', target_id: 8, post_id: null }, '/dashboard/research/papers/8'],
  ['person', { kind: 'person', target_id: 3, post_id: null }, '/dashboard/tanvir/about'],
  ['message', { kind: 'message', target_id: 9, post_id: null }, null],
  ['deleted comment', { kind: 'comment', target_id: null, post_id: null }, null],
])('a report of a %s opens what it is about', async (_, about, place) => {
  reports = [{ ...myReport, ...about }];
  await open();
  const card = within(await region('Your reports'));
  const row = within(await card.findByRole('listitem'));
  const link = row.queryByRole('link', { name: /^Open/ });
  expect(link?.getAttribute('href') ?? null).toBe(place);
});

test('reports beyond the first page are shown on request', async () => {
  reports = Array.from({ length: 51 }, (_, nth) => ({ ...myReport, id: 51 - nth }));
  const { user } = await open();
  const card = within(await region('Your reports'));
  await user.click(await card.findByRole('button', { name: 'Show older ones' }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(51));
  expect(card.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
});

test('a report about a hidden person names only its kind', async () => {
  const hidden = { excerpt: null, author_username: null, author_display_name: null };
  reports = [{ ...myReport, ...hidden, target_id: null, post_id: null }];
  await open();
  const card = within(await region('Your reports'));
  expect(await card.findByRole('heading', { name: 'Post' })).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

test('a report is withdrawn, and one that was decided meanwhile says so', async () => {
  reports = [{ ...myReport, state: 'open', decided_at: null, explanation: '' }];
  server.use(
    onCall('withdrawReport', () => {
      reports = [{ ...myReport, state: 'withdrawn', explanation: '' }];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, store } = await open();
  const card = within(await region('Your reports'));
  await user.click(await card.findByRole('button', { name: /^Withdraw the report/ }));
  expect(await card.findByText('Withdrawn')).toBeVisible();
  expect(card.getByRole('heading', { name: 'Post by Tanvir Ahmed' })).toHaveFocus();
  expect(selectToasts(store.getState())).toEqual([]);
});

test('a report that was decided meanwhile is not withdrawn, and shows its state', async () => {
  reports = [{ ...myReport, state: 'open', decided_at: null, explanation: '' }];
  const detail = 'This report is already decided.';
  server.use(
    onCall('withdrawReport', () => {
      reports = [myReport];
      return HttpResponse.json({ detail }, { status: 409 });
    }),
  );
  const { user, store } = await open();
  const card = within(await region('Your reports'));
  await user.click(await card.findByRole('button', { name: /^Withdraw the report/ }));
  expect(await card.findByText('Acted on')).toBeVisible();
  expect(selectToasts(store.getState()).at(-1)?.text).toBe(detail);
});

test('without reports, decisions and the right to moderate there is one hint', async () => {
  await open();
  expect(await screen.findByText('You haven’t reported anything')).toBeVisible();
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('a list that failed can be loaded again', async () => {
  server.use(refuseCall('listMyReports', 503));
  const { user } = await open();
  await screen.findByText('Couldn’t load your reports.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('You haven’t reported anything')).toBeVisible();
});

test('moderators find the way to their queue', async () => {
  server.use(onCall('listModerationReports', () => HttpResponse.json(moderationPage)));
  await open();
  const card = within(await region('Moderation'));
  expect(card.getByText('1 report waits for a moderator.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Open the queue' })).toHaveAttribute(
    'href',
    '/dashboard/moderation',
  );
});

test('an author appeals against a decision with the focus in the field, and sees the state', async () => {
  decisions = [ownDecision];
  const appeals: unknown[] = [];
  server.use(
    onCall(['appealDecision', { id: ownDecision.report_id }], async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      appeals.push(text);
      const created_at = '2025-03-05T12:30:00.000Z';
      const appeal = { text, created_at, is_granted: null, explanation: '' };
      decisions = [{ ...ownDecision, appeal }];
      return HttpResponse.json({ detail: 'Sent.' }, { status: 201 });
    }),
  );
  const { user } = await open();
  const card = within(await region('Decisions about what you wrote'));
  expect(card.getByText('You never check your sources.')).toBeVisible();
  expect(card.getByText(/Please stay polite\./)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Appeal: Your comment was removed' }));
  let field = card.getByRole('textbox', { name: 'Why is the decision wrong?' });
  expect(field).toHaveFocus();
  await user.type(field, 'It was');
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  expect(card.getByRole('button', { name: /^Appeal/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  field = card.getByRole('textbox', { name: 'Why is the decision wrong?' });
  expect(field).toHaveValue('It was');
  await user.click(card.getByRole('button', { name: 'Discard' }));
  await user.click(card.getByRole('button', { name: 'Send appeal' }));
  expect(field).toHaveAccessibleDescription('Please say why the decision is wrong.');
  await user.type(field, 'It was a quote.');
  await user.click(card.getByRole('button', { name: 'Send appeal' }));
  expect(await card.findByText(/Your appeal waits for another moderator/)).toBeVisible();
  expect(card.getByText(/It was a quote\./)).toBeVisible();
  expect(card.getByRole('heading', { name: 'Your comment was removed' })).toHaveFocus();
  expect(appeals).toEqual(['It was a quote.']);
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [true, /Your appeal was granted\. You are right\./],
  [false, /Your appeal was refused\. You are right\./],
])('a decided appeal (%s) shows the answer', async (is_granted, text) => {
  const appeal = {
    ...{ text: 'Why?', created_at: '2025-03-05T12:30:00.000Z' },
    ...{ is_granted, explanation: 'You are right.' },
  };
  decisions = [{ ...ownDecision, appeal }];
  await open();
  const card = await region('Decisions about what you wrote');
  await waitFor(() => expect(card).toHaveTextContent(text));
});
