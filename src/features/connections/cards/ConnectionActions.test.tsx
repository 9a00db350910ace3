import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ConnectionState } from '#contract/entities/person';
import { selectToasts, toastActionChosen } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { ConnectionActions } from './ConnectionActions';

const grace = { id: 12, username: 'grace', avatar: null };
const blockedGrace = {
  id: 12,
  username: 'grace',
  profile_picture: null,
  university_name: null,
  department: null,
};
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('readHistory', () => HttpResponse.json([])),
  onCall('listBlocked', () => HttpResponse.json([])),
);
const open = (connection: ConnectionState) =>
  renderAt(
    '/dashboard/grace/about',
    <ConnectionActions person={grace} connection={connection} mentoring={ada.mentoring} />,
    { ports: createFakePorts(adaStored) },
  );
/** Responds to a request for a connection once the returned function is called. */
function holdConnect(body: object, status: number): () => void {
  const { opened, open: respond } = createGate();
  server.use(
    onCall('connect', async ({ request }) => {
      expect(await request.json()).toEqual({ friend_id: 12 });
      await opened;
      return HttpResponse.json(body, { status });
    }),
  );
  return respond;
}

test('Connect becomes Pending and disabled at once, and a toast withdraws the request', async () => {
  const respond = holdConnect({ status: 'pending', request_id: 42 }, 201);
  let withdrawn = 0;
  server.use(
    onCall(['withdrawRequest', { request_id: 42 }], () => {
      withdrawn += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, store } = await open({ status: 'none' });
  await user.click(screen.getByRole('button', { name: 'Connect with grace' }));
  const pending = await screen.findByRole('button', { name: 'Pending: grace' });
  expect(pending).toHaveAttribute('aria-disabled', 'true');
  respond();
  await waitFor(() =>
    expect(selectToasts(store.getState()).at(-1)?.text).toBe('Request sent to grace.'),
  );
  const toast = selectToasts(store.getState()).at(-1);
  act(() => void store.dispatch(toastActionChosen(toast?.id ?? '')));
  expect(await screen.findByRole('button', { name: 'Connect with grace' })).toBeVisible();
  act(() => void store.dispatch(toastActionChosen(toast?.id ?? '')));
  expect(withdrawn).toBe(1);
});

test('Connect returns with the reason if the request was not sent', async () => {
  const respond = holdConnect({ detail: 'You have already asked this person to connect.' }, 409);
  const { user, store } = await open({ status: 'none' });
  await user.click(screen.getByRole('button', { name: 'Connect with grace' }));
  expect(await screen.findByRole('button', { name: 'Pending: grace' })).toBeVisible();
  respond();
  expect(await screen.findByRole('button', { name: 'Connect with grace' })).toBeVisible();
  expect(selectToasts(store.getState()).at(-1)?.text).toBe(
    'You have already asked this person to connect.',
  );
});

test('a waiting request is pending, and the menu withdraws it', async () => {
  let withdrawn = 0;
  server.use(
    onCall(['withdrawRequest', { request_id: 42 }], () => {
      withdrawn += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await open({ status: 'pending_out', request_id: 42 });
  expect(screen.getByRole('button', { name: 'Pending: grace' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More about grace' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw request' }));
  await waitFor(() => expect(withdrawn).toBe(1));
});

test.each([
  ['Accept', 'acceptRequest'],
  ['Reject', 'rejectRequest'],
] as const)(
  'a request to the reader shows %s, which disappears once clicked',
  async (word, call) => {
    let answered = 0;
    server.use(
      onCall([call, { request_id: 42 }], () => {
        answered += 1;
        return HttpResponse.json({ connection_id: 5, detail: 'Done.' });
      }),
    );
    const { user } = await open({ status: 'pending_in', request_id: 42 });
    expect(screen.getByText('grace wants to connect with you.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `${word} grace` }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `${word} grace` })).toBeNull());
    await waitFor(() => expect(answered).toBe(1));
  },
);

test('a connected person can be messaged and removed, never reported', async () => {
  const { user, store } = await open({ status: 'connected', connection_id: 5 });
  await user.click(screen.getByRole('button', { name: 'Message grace' }));
  expect(store.getState().chatWindows.windows).toEqual([expect.objectContaining(grace)]);
  await user.click(screen.getByRole('button', { name: 'More about grace' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Remove connection',
    'Report grace',
    'Block grace',
  ]);
});

test('a blocked person can only be unblocked', async () => {
  let unblocked = 0;
  server.use(
    onCall('listBlocked', () => HttpResponse.json([blockedGrace])),
    onCall(['unblock', { user_id: 12 }], () => {
      unblocked += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await open({ status: 'none' });
  expect(await screen.findByText('You’ve blocked grace.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect with grace' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(unblocked).toBe(1));
});

test('there are no actions for oneself', async () => {
  await open({ status: 'self' });
  expect(screen.queryByRole('button')).toBeNull();
});
