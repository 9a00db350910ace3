import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { SentRequest } from '#contract/entities/person';
import { frameReceived } from '#realtime/frameActions';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { ConnectionsPage } from '../ConnectionsPage';

let sent: SentRequest[] = [];
const request = (id: number, username: string): SentRequest => ({
  ...noDetails,
  request_id: id,
  receiver_id: id,
  username,
  created_at: '2026-01-01T00:00:00.000Z',
});
const empty = () => HttpResponse.json([]);
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', empty),
  onCall('listSuggestions', empty),
  onCall('listPendingRequests', empty),
  onCall('listConnections', empty),
  onCall('listSentRequests', ({ request: { url } }) => {
    const query = new URL(url).searchParams;
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    return HttpResponse.json(sent.slice(offset, offset + limit));
  }),
);
beforeEach(() => {
  sent = [request(3, 'grace'), request(4, 'edsger')];
});

const open = async () => {
  const ports = createFakePorts(adaStored);
  const view = await renderAt('/dashboard/suggested-users', <ConnectionsPage />, { ports });
  await screen.findByText('No pending connection requests');
  return view;
};
const heading = () => screen.findByRole('heading', { name: 'Sent requests' });
const withdrawButton = (name: string) => ({ name: `Withdraw the request to ${name}` });

test('sent requests are listed with their age, and withdrawn one by one', async () => {
  server.use(
    onCall('withdrawRequest', ({ params }) => {
      sent = sent.filter(({ request_id: id }) => id !== Number(params.request_id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await open();
  await heading();
  const section = within(screen.getByRole('region', { name: 'Sent requests' }));
  expect(section.getByText('2 waiting')).toBeVisible();
  expect(section.getAllByText(/^\d+ days ago$/)).toHaveLength(2);
  await user.click(section.getByRole('button', withdrawButton('grace')));
  await waitFor(async () => expect(await heading()).toHaveFocus());
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  await user.click(section.getByRole('button', withdrawButton('edsger')));
  expect(await section.findByText('No sent requests')).toBeVisible();
  expect(await heading()).toHaveFocus();
});

test('a request that was accepted meanwhile cannot be withdrawn, and disappears', async () => {
  const reason = 'This request has already been answered.';
  server.use(
    onCall('withdrawRequest', () => {
      sent = [];
      return HttpResponse.json({ detail: reason }, { status: 409 });
    }),
  );
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', withdrawButton('grace')));
  expect(await screen.findByText('No sent requests')).toBeVisible();
  expect(selectToasts(store.getState()).at(-1)?.text).toBe(reason);
});

test('a request that its receiver accepts disappears without a reload', async () => {
  const { store } = await open();
  await heading();
  sent = [];
  const frame = { type: 'connections_changed', user_id: 3 } as const;
  act(() => void store.dispatch(frameReceived.connections_changed(frame, 0)));
  expect(await screen.findByText('No sent requests')).toBeVisible();
});

test('more than a page of sent requests are all shown', async () => {
  sent = Array.from({ length: 51 }, (_, nth) => request(nth + 1, `person${nth + 1}`));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', withdrawButton('person51'))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('without sent requests there is no section for them', async () => {
  sent = [];
  await open();
  await screen.findByText('No more people to connect with');
  expect(screen.queryByText('Sent requests')).not.toBeInTheDocument();
});

test('sent requests that failed to load can be retried', async () => {
  server.use(refuseCall('listSentRequests', 503));
  const { user } = await open();
  await heading();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', withdrawButton('grace'))).toBeVisible();
});
