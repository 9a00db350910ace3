import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { Connection, PendingRequest } from '#contract/entities/person';
import { frameReceived } from '#realtime/frameActions';
import { selectToasts, toastActionChosen } from '#shared/notify/toastsSlice';
import { chatOpened } from '#shared/store/featureEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { ConnectionsPage } from './ConnectionsPage';

const FAILED = 'Failed to load connections. Please try again later.';
let connections: Connection[] = [];
let requests: PendingRequest[] = [];
let suggestionsRead = 0;

const friend = (id: number, username = `friend${id}`): Connection => ({
  connection_id: 100 + id,
  friend_id: id,
  user_id: ada.id,
  username,
  email: `${username}@uni.example`,
  ...noDetails,
});
const request = (id: number, username: string): PendingRequest => ({
  request_id: id,
  sender_id: id,
  username,
  email: '',
  ...noDetails,
});
const friends = (count: number) => Array.from({ length: count }, (_, index) => friend(index + 20));
const down = () => HttpResponse.json({ detail: '' }, { status: 503 });

const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('readHistory', () => HttpResponse.json([])),
  onCall('listUnreadNotifications', () => HttpResponse.json([])),
  onCall('listSuggestions', () => {
    suggestionsRead += 1;
    return HttpResponse.json([]);
  }),
  onCall('listPendingRequests', () => HttpResponse.json(requests)),
  onCall('listSentRequests', () => HttpResponse.json([])),
  onCall('listConnections', ({ request: { url } }) => {
    const { searchParams } = new URL(url);
    const offset = Number(searchParams.get('offset'));
    return HttpResponse.json(connections.slice(offset, offset + Number(searchParams.get('limit'))));
  }),
);
beforeEach(() => {
  connections = [];
  requests = [];
  suggestionsRead = 0;
});

const open = () =>
  renderAt('/dashboard/suggested-users', <ConnectionsPage />, {
    ports: createFakePorts(adaStored),
  });
const mine = () => within(screen.getByRole('region', { name: 'Your Connections' }));
const listed = () => mine().queryAllByRole('listitem').length;

test('each empty list says so', async () => {
  await open();
  expect(await screen.findByText('No pending connection requests')).toBeVisible();
  expect(await screen.findByText('No more people to connect with')).toBeVisible();
  expect(
    await screen.findByText('You have no connections yet. Try pairing with someone!'),
  ).toBeVisible();
});

test('each list that failed to load says so, and can be retried', async () => {
  server.use(
    onCall('listSuggestions', down),
    onCall('listPendingRequests', down),
    onCall('listConnections', down),
  );
  const { user } = await open();
  await waitFor(() => expect(screen.getAllByText(FAILED)).toHaveLength(3));
  server.resetHandlers();
  for (const retry of screen.getAllByRole('button', { name: 'Try Again' })) await user.click(retry);
  expect(await screen.findByText('No pending connection requests')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
});

test('an accepted request disappears at once, and the suggestions are reloaded', async () => {
  requests = [request(3, 'grace'), request(4, 'edsger')];
  server.use(
    onCall(['acceptRequest', { request_id: 3 }], () => {
      requests = requests.slice(1);
      connections = [friend(3, 'grace')];
      return HttpResponse.json({ connection_id: 103 });
    }),
  );
  const { user } = await open();
  expect(await screen.findByText('2 waiting')).toBeVisible();
  await waitFor(() => expect(suggestionsRead).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Accept grace' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept grace' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Accept edsger' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Incoming Connection Requests' })).toHaveFocus();
  expect(await mine().findByRole('link', { name: 'grace' })).toHaveAttribute(
    'href',
    '/dashboard/grace/about',
  );
  await waitFor(() => expect(suggestionsRead).toBe(2));
});

test('a rejected request disappears, and returns with an error if that failed', async () => {
  requests = [request(3, 'grace')];
  server.use(onCall(['rejectRequest', { request_id: 3 }], down));
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Reject grace' }));
  expect(await screen.findByRole('button', { name: 'Reject grace' })).toBeVisible();
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({
    kind: 'error',
    text: 'Couldn’t save your answer. Try again.',
  });
});

test.each(['connection_request', 'mentoring_request'])(
  'a request appears and disappears without a reload of the page: %s',
  async (type) => {
    const { store } = await open();
    await screen.findByText('No pending connection requests');
    requests = [request(3, 'grace')];
    const notification = {
      ...{ id: 1, type, post_id: null, actor_id: 3, actor_username: 'grace' },
      ...{ actor_display_name: null, actor_image_url: null, is_read: false },
      created_at: '2026-01-01T00:00:00.000Z',
    };
    act(
      () =>
        void store.dispatch(frameReceived.notification({ type: 'notification', notification }, 0)),
    );
    expect(await screen.findByRole('button', { name: 'Accept grace' })).toBeVisible();
    requests = [];
    act(
      () =>
        void store.dispatch(
          frameReceived.notifications_read({ type: 'notifications_read', ids: [1] }, 0),
        ),
    );
    expect(await screen.findByText('No pending connection requests')).toBeVisible();
  },
);

test('changes by another person are loaded', async () => {
  connections = [friend(3, 'grace')];
  const { store } = await open();
  await waitFor(() => expect(listed()).toBe(1));
  const readBefore = suggestionsRead;
  connections = [];
  requests = [request(7, 'edsger')];
  const frame = { type: 'connections_changed', user_id: 3 } as const;
  act(() => void store.dispatch(frameReceived.connections_changed(frame, 0)));
  expect(await screen.findByRole('button', { name: 'Accept edsger' })).toBeVisible();
  await waitFor(() => expect(listed()).toBe(0));
  expect(suggestionsRead).toBe(readBefore + 1);
});

test('a person who is online has a dot', async () => {
  connections = [friend(3, 'grace'), friend(4, 'edsger')];
  const { store } = await open();
  await waitFor(() => expect(listed()).toBe(2));
  expect(mine().queryByText('Online')).toBeNull();
  act(
    () =>
      void store.dispatch(
        frameReceived.presence({ type: 'presence', user_id: 3, online: true }, 0),
      ),
  );
  expect(await mine().findByText('Online')).toBeVisible();
});

test('Message opens the chat with that person', async () => {
  connections = [friend(3, 'grace')];
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Message grace' }));
  expect(store.getState().chatWindows.windows).toEqual([
    expect.objectContaining({ id: 3, username: 'grace' }),
  ]);
});

test('a removed connection disappears at once with its chat, and Undo restores it', async () => {
  connections = [friend(3, 'grace')];
  server.use(
    onCall(['removeConnection', { id: 103 }], () => {
      connections = [];
      return new HttpResponse(null, { status: 204 });
    }),
    onCall('restoreConnection', () => {
      connections = [friend(3, 'grace')];
      return HttpResponse.json({ connection_id: 103 }, { status: 201 });
    }),
  );
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'More about grace' }));
  act(() => void store.dispatch(chatOpened({ id: 3, username: 'grace', avatar: null })));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove connection' }));
  await waitFor(() => expect(listed()).toBe(0));
  await waitFor(() => expect(store.getState().chatWindows.windows).toEqual([]));
  const toast = selectToasts(store.getState()).at(-1);
  expect(toast).toMatchObject({
    kind: 'undo',
    text: 'You and grace are no longer connected.',
    actionLabel: 'Undo',
  });
  act(() => void store.dispatch(toastActionChosen(toast?.id ?? '')));
  expect(await mine().findByRole('link', { name: 'grace' })).toBeVisible();
});

test('a connection that could not be removed returns', async () => {
  connections = [friend(3, 'grace')];
  server.use(onCall(['removeConnection', { id: 103 }], down));
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'More about grace' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove connection' }));
  await waitFor(() =>
    expect(selectToasts(store.getState()).at(-1)?.text).toBe(
      'Couldn’t remove the connection. Try again.',
    ),
  );
  expect(mine().getByRole('link', { name: 'grace' })).toBeVisible();
});

test('a block needs confirmation, and a link leads to the blocked people', async () => {
  connections = [{ ...friend(3, 'grace'), display_name: 'Grace Tan' }];
  server.use(
    onCall('block', async ({ request: sent }) => {
      expect(await sent.json()).toEqual({ user_id: 3 });
      connections = [];
      return HttpResponse.json({ detail: 'Done.' }, { status: 201 });
    }),
  );
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'More about Grace Tan' }));
  act(() => void store.dispatch(chatOpened({ id: 3, username: 'grace', avatar: null })));
  await user.click(await screen.findByRole('menuitem', { name: 'Block Grace Tan' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Tan \(@grace\)\?$/ }));
  expect(store.getState().chatWindows.windows).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(listed()).toBe(0));
  expect(store.getState().chatWindows.windows).toEqual([]);
});

test('up to twelve connections have no search, more can be searched by name and address', async () => {
  connections = friends(12);
  const { view } = await open();
  await waitFor(() => expect(listed()).toBe(12));
  expect(mine().queryByRole('searchbox')).toBeNull();
  view.unmount();
  connections = [...friends(12), friend(3, 'grace')];
  const { user } = await open();
  await user.type(await mine().findByRole('searchbox'), ' GRACE ');
  await waitFor(() => expect(listed()).toBe(1));
  expect(mine().getByRole('link', { name: 'grace' })).toBeVisible();
  await user.type(mine().getByRole('searchbox'), 'zz');
  expect(mine().getByRole('status')).toHaveTextContent('No connections match “GRACE zz”');
});

test('more than fifty load page by page, and a search covers all of them', async () => {
  connections = [...friends(110), friend(3, 'grace')];
  const { user, view } = await open();
  await waitFor(() => expect(listed()).toBe(50));
  expect(screen.getByText('50+')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(listed()).toBe(100));
  view.unmount();
  const { user: another } = await open();
  await another.type(await mine().findByRole('searchbox'), 'grace');
  expect(await mine().findByRole('link', { name: 'grace' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a request for mentoring shows its topic and message', async () => {
  requests = [
    { ...request(3, 'grace'), mentoring_topic: 'Bridges', message: 'I build one.' },
    { ...request(4, 'edsger'), mentoring_topic: null, message: null },
  ];
  await open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Asks for mentoring in Bridges');
  expect(first).toHaveTextContent('I build one.');
  expect(second).not.toHaveTextContent('mentoring');
});
