import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ModerationReport } from '#contract/entities/report';
import { moderationReport } from '#contract/fixtures/reports';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { ModerationPage } from './ModerationPage';

let waiting: ModerationReport[] = [];
let decided: ModerationReport[] = [];
let sent: unknown[] = [];
let looked: number[] = [];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listModerationReports', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const [state, lastId] = [query.get('state'), query.get('before_id')];
    const all = state === null ? waiting : decided.filter((each) => each.state === state);
    const reports = all.slice(all.findIndex(({ id }) => String(id) === lastId) + 1);
    return HttpResponse.json({
      reports: reports.slice(0, LIST_PAGE_SIZE),
      waiting: waiting.length,
    });
  }),
  onCall('lookAtReport', ({ params }) => {
    looked.push(Number(params.id));
    return HttpResponse.json({ detail: 'Done.' });
  }),
  onCall('decideReport', async ({ request, params }) => {
    sent.push([Number(params.id), await request.json()]);
    waiting = waiting.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ detail: 'Done.' });
  }),
);
const report = (id: number, more: Partial<ModerationReport> = {}): ModerationReport => ({
  ...moderationReport,
  ...{ id, content: `Text ${id}`, ...more },
});
beforeEach(() => {
  waiting = [report(1), report(2, { kind: 'person', others: 0, files: [] }), report(3)];
  decided = [];
  sent = [];
  looked = [];
});

const open = () =>
  renderAt('/dashboard/moderation', <ModerationPage />, { ports: createFakePorts(adaStored) });
const caseOf = async (text: string) => {
  await screen.findByText(text);
  return screen.getByRole('article');
};
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

test('the first report shows the reason, the content with its picture, and both people', async () => {
  await open();
  const shown = within(await caseOf('Text 1'));
  expect(screen.getByText('3 reports wait for a moderator.')).toBeVisible();
  expect(shown.getByText('Spam or advertising')).toBeVisible();
  expect(shown.getByText('One more open report of it.')).toBeVisible();
  expect(shown.getByRole('img', { name: 'A stack of notes' })).toHaveAttribute(
    'src',
    moderationReport.files[0]?.url,
  );
  expect(shown.getByRole('link', { name: 'Open it where it is' })).toHaveAttribute(
    'href',
    '/dashboard/posts?highlight=12',
  );
  const author = within(shown.getByRole('region', { name: 'Author' }));
  expect(author.getByText('3 reports about them, 1 acted on')).toBeVisible();
  expect(author.getByText(/^Comment, .*: warned/)).toBeInTheDocument();
  const reporter = within(shown.getByRole('region', { name: 'Reporter' }));
  expect(reporter.getByText('4 reports made, 1 without a breach')).toBeVisible();
  expect(reporter.queryByText('Most recent reports were no breach')).not.toBeInTheDocument();
  await waitFor(() => expect(looked).toEqual([1]));
});

test('a flag marks people who mostly reported without a breach', async () => {
  const reporter = { ...moderationReport.reporter, reports_falsely: true };
  waiting = [report(1, { reporter })];
  await open();
  expect(await screen.findByText('Most recent reports were no breach')).toBeVisible();
});

test('an explanation is kept while the moderator looks at another report', async () => {
  const { user } = await open();
  await caseOf('Text 1');
  const words = () => screen.getByRole('textbox', { name: /^Explanation/ });
  await user.type(words(), 'Half a sentence');
  act(() => words().blur());
  await user.keyboard('j');
  await caseOf('Text 2');
  expect(words()).toHaveValue('');
  await user.keyboard('k');
  await caseOf('Text 1');
  expect(words()).toHaveValue('Half a sentence');
});

test('the queue is worked through by keyboard', async () => {
  const { user } = await open();
  await caseOf('Text 1');
  await user.keyboard('j');
  await caseOf('Text 2');
  expect(heading('Profile by Tanvir Ahmed')).toHaveFocus();
  await user.keyboard('k');
  await caseOf('Text 1');
  await user.keyboard('d');
  const choices = within(screen.getByRole('radiogroup', { name: 'Decide' }));
  expect(choices.getByRole('radio', { name: /^No breach/ })).toHaveFocus();
  await user.keyboard('[ArrowDown]');
  expect(choices.getByRole('radio', { name: /^Remove it/ })).toBeChecked();
  await user.tab();
  await user.keyboard('No sales.{Control>}{Enter}{/Control}');
  await caseOf('Text 2');
  expect(heading('Profile by Tanvir Ahmed')).toHaveFocus();
  expect(sent).toEqual([[1, { decision: 'remove', explanation: 'No sales.' }]]);
  expect(await screen.findByText('2 reports wait for a moderator.')).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
});

const reportsUpTo = (count: number, more: Partial<ModerationReport> = {}) =>
  Array.from({ length: count }, (_, index) => report(index + 1, more));

test('waiting reports beyond the first page are shown, oldest first', async () => {
  waiting = reportsUpTo(LIST_PAGE_SIZE + 2);
  const { user } = await open();
  await caseOf('Text 1');
  expect(screen.getByText('1 of 20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show later reports' }));
  await caseOf('Text 21');
  expect(screen.getByText('21 of 22')).toBeVisible();
  expect(heading('Post by Tanvir Ahmed')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show later reports' })).not.toBeInTheDocument();
  await user.keyboard('k');
  await caseOf('Text 20');
  await user.keyboard('jj');
  await caseOf('Text 22');
  await user.keyboard('kd[Space][Tab]No.{Control>}{Enter}{/Control}');
  await caseOf('Text 22');
  expect(await screen.findByText('21 of 21')).toBeVisible();
  expect(sent).toEqual([[21, { decision: 'dismiss', explanation: 'No.' }]]);
});

test('decided reports beyond the first page follow the newer ones', async () => {
  decided = reportsUpTo(LIST_PAGE_SIZE + 1, { state: 'withdrawn', can_decide: false }).reverse();
  const { user } = await open();
  await caseOf('Text 1');
  await user.click(screen.getByRole('tab', { name: 'Withdrawn' }));
  await caseOf('Text 21');
  await user.click(screen.getByRole('button', { name: 'Show older ones' }));
  await caseOf('Text 1');
  expect(screen.getByText('21 of 21')).toBeVisible();
});

test('where no report follows a full page, the shown one gets the focus', async () => {
  waiting = reportsUpTo(LIST_PAGE_SIZE);
  const { user } = await open();
  await caseOf('Text 1');
  await user.click(screen.getByRole('button', { name: 'Show later reports' }));
  await waitFor(() => expect(heading('Post by Tanvir Ahmed')).toHaveFocus());
  expect(screen.getByText('1 of 20')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show later reports' })).not.toBeInTheDocument();
});

test('later reports that could not be loaded can be tried again', async () => {
  waiting = reportsUpTo(LIST_PAGE_SIZE + 1);
  const { user } = await open();
  await caseOf('Text 1');
  server.use(refuseCall('listModerationReports', 503));
  await user.click(screen.getByRole('button', { name: 'Show later reports' }));
  expect(await screen.findByText('Couldn’t load the reports.')).toBeVisible();
  expect(screen.getByText('Text 1')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Show later reports' }));
  await caseOf('Text 21');
  expect(screen.queryByText('Couldn’t load the reports.')).not.toBeInTheDocument();
});

test('single keys do nothing where people turned them off', async () => {
  const ports = createFakePorts({ ...adaStored, quad_shortcuts: 'off' });
  const { user } = await renderAt('/dashboard/moderation', <ModerationPage />, { ports });
  await caseOf('Text 1');
  await user.keyboard('j');
  expect(screen.getByText('Text 1')).toBeVisible();
  expect(screen.queryByText(/^Keys:/)).not.toBeInTheDocument();
});

test('a suspension needs its length, and a person cannot be removed', async () => {
  waiting = [report(2, { kind: 'person', files: [] })];
  const { user } = await open();
  const shown = within(await caseOf('Text 2'));
  expect(shown.queryByRole('radio', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Decide' }));
  expect(shown.getByText('Choose a decision.')).toBeVisible();
  expect(shown.getByRole('radio', { name: /^No breach/ })).toHaveFocus();
  await user.click(shown.getByRole('radio', { name: /^Suspend the author/ }));
  await user.selectOptions(shown.getByRole('combobox', { name: 'For how long' }), '30 days');
  await user.click(shown.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  expect(sent).toEqual([[2, { decision: 'suspend', days: 30, explanation: '' }]]);
  expect(screen.getByRole('heading', { level: 1, name: 'Moderation' })).toHaveFocus();
});

test('the second moderator learns that the report is decided, and keeps the words', async () => {
  const detail = 'This report is already decided. Load the list again.';
  server.use(refuseCall('decideReport', 409, detail));
  const { user, store } = await open();
  const shown = within(await caseOf('Text 1'));
  await user.click(shown.getByRole('radio', { name: /^Warn/ }));
  await user.type(shown.getByRole('textbox'), 'My words');
  await user.click(shown.getByRole('button', { name: 'Decide' }));
  expect(await shown.findByRole('alert')).toHaveTextContent(detail);
  expect(shown.getByRole('textbox')).toHaveValue('My words');
  expect(selectToasts(store.getState())).toEqual([]);
});

test('an appeal is granted or refused', async () => {
  const appeal = {
    ...{ text: 'They are free.', created_at: '2025-03-05T12:30:00.000Z' },
    ...{ is_granted: null, explanation: '' },
  };
  const before = { state: 'acted', decision: 'warn', explanation: 'No sales.' } as const;
  waiting = [report(4, { ...before, decided_at: '2025-03-05T12:00:00.000Z', appeal })];
  const { user } = await open();
  const shown = within(await caseOf('They are free.'));
  expect(shown.getByText(/^Decided on .*: warned/)).toBeVisible();
  expect(shown.getAllByRole('radio')).toHaveLength(2);
  await user.click(shown.getByRole('radio', { name: /^Grant the appeal/ }));
  await user.click(shown.getByRole('button', { name: 'Decide the appeal' }));
  await screen.findByText('Nothing waits for you');
  expect(sent).toEqual([[4, { decision: 'dismiss', explanation: '' }]]);
  expect(looked).toEqual([]);
});

test('decided reports have views of their own, without a form', async () => {
  decided = [
    report(7, {
      ...{ state: 'acted', decision: null, can_decide: false, is_gone: true, files: [] },
      decided_at: '2025-03-05T12:00:00.000Z',
    }),
  ];
  const { user } = await open();
  await caseOf('Text 1');
  await user.click(screen.getByRole('tab', { name: 'Acted on' }));
  const shown = within(await caseOf('Text 7'));
  expect(shown.getByText(/It was deleted since/)).toBeVisible();
  expect(shown.getByText(/: deleted meanwhile/)).toBeVisible();
  expect(shown.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Withdrawn' }));
  expect(await screen.findByText('No reports here')).toBeVisible();
});

test('hostile addresses of files are not shown', async () => {
  const file = { name: 'x.png', type: 'image/png', alt: 'Bad picture' };
  waiting = [report(1, { files: [{ ...file, url: 'javascript:alert(1)' }] })];
  await open();
  await caseOf('Text 1');
  expect(screen.queryByRole('img', { name: 'Bad picture' })).not.toBeInTheDocument();
});

test('an animation is shown as a still that opens it', async () => {
  const still_url = '/api/reports/1/files/8?signature=b';
  const file = { url: '/api/reports/1/files/7?signature=a', name: 'a.webp', type: 'image/webp' };
  waiting = [report(1, { files: [{ ...file, alt: 'A wave', still_url }] })];
  await open();
  const shown = within(await caseOf('Text 1'));
  expect(shown.getByRole('img', { name: 'A wave' })).toHaveAttribute('src', still_url);
  expect(shown.getByRole('link', { name: 'A wave' })).toHaveAttribute('href', file.url);
});

test('for everyone else, nothing is here', async () => {
  server.use(refuseCall('listModerationReports', 404));
  await open();
  expect(await screen.findByText('There is nothing at this address')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  server.use(refuseCall('listModerationReports', 503));
  const { user } = await open();
  await screen.findByText('Couldn’t load the reports.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await act(async () => Promise.resolve());
  expect(await caseOf('Text 1')).toBeDefined();
});
