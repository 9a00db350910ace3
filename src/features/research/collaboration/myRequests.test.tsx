import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { openResearch } from '../testing/openResearch';
import {
  campus,
  emptyCampus,
  makeMyRequest,
  makeWork,
  refuse,
  researchHandlers,
} from '../testing/researchServer';

const server = startApiServer(...researchHandlers);
beforeEach(() => {
  emptyCampus();
  campus.works = [makeWork(9)];
});

const open = () => openResearch('/dashboard/research/recent-works');
const mine = async () => within(await screen.findByRole('region', { name: 'Your requests' }));
const rows = async () =>
  (await mine()).getAllByRole('listitem').map(({ textContent }) => textContent);
const withdrawButton = { name: 'Withdraw the request to join Work 1' };

test('each request links to its work and shows its state and date', async () => {
  campus.mine = [
    makeMyRequest(3, 'pending'),
    makeMyRequest(2, 'accepted'),
    makeMyRequest(1, 'declined'),
  ];
  await open();
  expect(await rows()).toEqual([
    expect.stringMatching(/^Work 3Pending · \d+ days ago · graceWithdraw$/),
    expect.stringMatching(/^Work 2Accepted · \d+ days ago · grace$/),
    expect.stringMatching(/^Work 1Declined · \d+ days ago · grace$/),
  ]);
  expect((await mine()).getByRole('link', { name: 'Work 2' })).toHaveAttribute(
    'href',
    '/dashboard/research/recent-works?work=2',
  );
});

test('a pending request is withdrawn, and the work can be requested once more', async () => {
  const asked = { can_request_collaboration: false, request_status: 'pending' as const };
  campus.works = [makeWork(1, asked)];
  campus.mine = [makeMyRequest(1, 'pending')];
  server.use(
    onCall(['withdrawCollaboration', { id: 201 }], () => {
      campus.works = [makeWork(1, { request_status: 'withdrawn' })];
      campus.mine = [makeMyRequest(1, 'withdrawn')];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', withdrawButton));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', withdrawButton)).not.toBeInTheDocument();
  expect(toasts()).toEqual(['Request withdrawn.']);
  expect(document.body).not.toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Ask to collaborate on Work 1' }));
  expect(
    screen.getByText('You withdrew a request before, so you can send only this one.'),
  ).toBeVisible();
});

test('a request that was sent from this page can be withdrawn from it, and sent again', async () => {
  campus.works = [makeWork(1)];
  server.use(
    onCall(['requestCollaboration', { id: 1 }], () => {
      campus.works = [makeWork(1, { can_request_collaboration: false, request_status: 'pending' })];
      campus.mine = [makeMyRequest(1, 'pending')];
      return HttpResponse.json({ detail: 'Asked.' }, { status: 201 });
    }),
    onCall('withdrawCollaboration', () => {
      campus.works = [makeWork(1, { request_status: 'withdrawn' })];
      campus.mine = [makeMyRequest(1, 'withdrawn')];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Ask to collaborate/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('button', { name: 'Request Sent: Work 1' })).toBeVisible();
  await user.click(await screen.findByRole('button', withdrawButton));
  expect(await screen.findByRole('button', { name: /^Ask to collaborate/ })).toBeVisible();
});

test('a request that was accepted meanwhile cannot be withdrawn, and shows so', async () => {
  campus.mine = [makeMyRequest(1, 'pending')];
  const reason = 'This request has already been answered.';
  server.use(
    onCall(['withdrawCollaboration', { id: 201 }], () => {
      campus.mine = [makeMyRequest(1, 'accepted')];
      return HttpResponse.json({ detail: reason }, { status: 409 });
    }),
  );
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', withdrawButton));
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(toasts()).toEqual([reason]);
  expect(document.body).not.toHaveFocus();
});

test('a long list starts with three requests, and shows the others on demand', async () => {
  campus.mine = [5, 4, 3, 2, 1].map((id) => makeMyRequest(id, 'declined'));
  const { user } = await open();
  expect(await rows()).toHaveLength(3);
  await user.click((await mine()).getByRole('button', { name: /^Load more/ }));
  expect(await rows()).toHaveLength(5);
  await waitFor(async () => expect((await mine()).getAllByRole('listitem')[3]).toHaveFocus());
  expect((await mine()).queryByRole('button', { name: /^Load more/ })).not.toBeInTheDocument();
});

test('without requests the page shows only the work', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Work 9' })).toBeVisible();
  expect(screen.queryByText('Your requests')).not.toBeInTheDocument();
});

test('requests that could not be loaded can be requested again', async () => {
  campus.mine = [makeMyRequest(1, 'pending')];
  server.use(refuse('listMyCollaborationRequests', 500));
  const { user } = await open();
  expect(await screen.findByText('Couldn’t load your requests.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Work 9' })).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Work 1' })).toBeVisible();
});
