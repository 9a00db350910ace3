import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { frameReceived } from '#realtime/frameActions';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { settled } from '#shared/testing/settled';
import { onCall } from '#shared/testing/onCall';
import { NotificationsButton } from './NotificationsButton';
import { notificationsApi } from './notificationsApi';
import { readNotifications } from './notificationThunks';
import {
  makeNotification,
  notificationHandlers,
  notificationServer,
} from './testing/notificationServer';

const { listUnreadNotifications } = notificationsApi.endpoints;
const server = startApiServer(...notificationHandlers);
beforeEach(() => notificationServer.reset([]));

const open = () =>
  renderAt('/dashboard/posts', <NotificationsButton />, { ports: createFakePorts(adaStored) });
const openList = async () => {
  const { user, ports, store, place } = await open();
  await user.click(screen.getByRole('button', { name: /Notifications$/ }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  return { user, ports, store, place, panel };
};
const bell = () => screen.getByRole('button', { name: /Notifications$/, hidden: true });
const putCalls = () => notificationServer.calls.filter((call) => call.startsWith('PUT')).sort();

test('counts the unread ones, and highlights them with their age', async () => {
  const now = Date.now();
  const stamp = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  notificationServer.reset([
    makeNotification(3, { created_at: stamp(4) }),
    makeNotification(2, { created_at: stamp(60), type: 'odd_thing' }),
    makeNotification(1, { created_at: stamp(3_000), is_read: true }),
  ]);
  const { panel } = await openList();
  const rows = await within(panel).findAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    'PUnread: person3 commented on your post4 minutes ago',
    'PUnread: person2 did somethingabout 1 hour ago',
    'Pperson1 commented on your post2 days ago',
  ]);
  expect(rows.map((row) => row.className.includes('unread'))).toEqual([true, true, false]);
  expect(within(panel).getByText('2 unread')).toBeVisible();
  expect(within(panel).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  expect(bell()).toHaveAccessibleName('2 unread notifications Notifications');
});

test('a notification that arrives while the list loads is not overwritten by the older response', async () => {
  const added = makeNotification(5);
  const responses = [[], [added]];
  let respond: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    onCall('listUnreadNotifications', async () => {
      const stored = responses.shift() ?? [added];
      await asked;
      return HttpResponse.json(stored);
    }),
  );
  const { store } = await open();
  act(() => {
    store.dispatch(frameReceived.notification({ type: 'notification', notification: added }, 0));
  });
  respond();
  await waitFor(() => expect(bell()).toHaveAccessibleName('1 unread notification Notifications'));
});

test('opening one closes the list, leads to the post and marks it as read at once and on the server', async () => {
  notificationServer.reset([makeNotification(2), makeNotification(1)]);
  const { user, panel, place } = await openList();
  await user.click(await within(panel).findByRole('link', { name: /person2/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(place()).toMatchObject({ path: '/dashboard/posts?highlight=2' });
  await waitFor(() => expect(putCalls()).toEqual(['PUT notifications/2/read']));
  await waitFor(() =>
    expect(notificationServer.calls.at(-1)).toBe('GET notifications/unread?user_id=7'),
  );
});

test('a group says how many people did the same, and opening it marks them all as read', async () => {
  const likes = [5, 4, 3].map((id) => makeNotification(id, { type: 'like', post_id: 9 }));
  notificationServer.reset([...likes, makeNotification(2, { is_read: true })]);
  const { user, panel, store } = await openList();
  const row = await within(panel).findByRole('link', {
    name: /person5 and 2 others liked your post/,
  });
  await user.click(row);
  await waitFor(() =>
    expect(putCalls()).toEqual([3, 4, 5].map((id) => `PUT notifications/${id}/read`)),
  );
  await waitFor(() =>
    expect(store.getState().api.queries['listUnreadNotifications(7)']?.data).toEqual([]),
  );
});

test('all are marked as read at once', async () => {
  notificationServer.reset([makeNotification(2), makeNotification(1)]);
  const { user, panel } = await openList();
  await user.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(within(panel).queryByText(/unread/i)).not.toBeInTheDocument());
  expect(within(panel).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  expect(putCalls()).toEqual(['PUT notifications/read-all']);
});

test('one the server could not mark is unread again, and the failure is only logged', async () => {
  notificationServer.reset([makeNotification(2), makeNotification(1)]);
  server.use(onCall('markAllNotificationsRead', () => HttpResponse.error()));
  const { user, panel, ports } = await openList();
  await user.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
  expect(await within(panel).findByText('2 unread')).toBeVisible();
  expect(ports.logged).toContain('info Notifications could not be marked as read');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('reading one twice before the response sends one request', async () => {
  notificationServer.reset([makeNotification(2)]);
  const { store } = await open();
  await settled(store);
  act(() => {
    for (const ids of [[2], [2]]) void store.dispatch(readNotifications(ids));
  });
  await settled(store);
  expect(putCalls()).toEqual(['PUT notifications/2/read']);
});

test('a list that arrives before the response does not make one unread again', async () => {
  notificationServer.reset([makeNotification(2)]);
  const { opened, open: respond } = createGate();
  server.use(
    onCall('markNotificationRead', async () => {
      await opened;
      notificationServer.read(() => true);
      return HttpResponse.json({ detail: 'Read' });
    }),
  );
  const { store } = await open();
  await settled(store);
  act(() => void store.dispatch(readNotifications([2])));
  await act(() => store.dispatch(listUnreadNotifications.initiate(7, { forceRefetch: true })));
  expect(store.getState().api.queries['listUnreadNotifications(7)']?.data).toHaveLength(1);
  expect(bell()).toHaveAccessibleName('Notifications');
  respond();
  await waitFor(() => expect(store.getState().notifications.pendingReads).toEqual({}));
  await settled(store);
  expect(bell()).toHaveAccessibleName('Notifications');
});

test('older ones load on demand', async () => {
  notificationServer.reset(
    Array.from({ length: 25 }, (_, index) => makeNotification(25 - index, { is_read: true })),
  );
  const { user, panel } = await openList();
  expect(await within(panel).findAllByRole('link')).toHaveLength(20);
  await user.click(within(panel).getByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(within(panel).getAllByRole('link')).toHaveLength(25));
  expect(within(panel).queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
});

test('a frame adds a new one on top and counts it, without another request', async () => {
  notificationServer.reset([makeNotification(1, { is_read: true })]);
  const { panel, store } = await openList();
  await within(panel).findByRole('link');
  notificationServer.calls = [];
  const added = makeNotification(2, { type: 'like' });
  act(() => {
    store.dispatch(frameReceived.notification({ type: 'notification', notification: added }, 0));
    store.dispatch(frameReceived.notification({ type: 'notification', notification: added }, 0));
  });
  const rows = within(panel).getAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('person2 liked your post'),
    expect.stringContaining('person1'),
  ]);
  expect(within(panel).getByText('1 unread')).toBeVisible();
  expect(notificationServer.calls).toEqual([]);
});

test('one that another window marked as read is read here, and a deleted one disappears', async () => {
  notificationServer.reset([3, 2, 1].map((id) => makeNotification(id)));
  const { panel, store } = await openList();
  await within(panel).findByText('3 unread');
  notificationServer.reset([makeNotification(2), makeNotification(1, { is_read: true })]);
  act(() => {
    store.dispatch(
      frameReceived.notifications_read({ type: 'notifications_read', ids: [3, 1] }, 0),
    );
  });
  expect(within(panel).getByText('1 unread')).toBeVisible();
  await waitFor(() => expect(within(panel).getAllByRole('link')).toHaveLength(2));
  act(() => {
    const frame = { type: 'notifications_read' as const, ids: [], through_id: 2 };
    store.dispatch(frameReceived.notifications_read(frame, 0));
  });
  expect(within(panel).queryByText(/\d unread/)).not.toBeInTheDocument();
});

test('after a reconnect both lists are reloaded', async () => {
  const { panel, store } = await openList();
  expect(await within(panel).findByText('You’re all caught up')).toBeVisible();
  notificationServer.reset([makeNotification(1)]);
  act(() => {
    store.dispatch(frameReceived.ready({ type: 'ready', last_message_id: null }, 0));
  });
  expect(await within(panel).findByRole('link', { name: /person1/ })).toBeVisible();
  expect(await within(panel).findByText('1 unread')).toBeVisible();
});

test('a failure is shown quietly, logged, and can be retried', async () => {
  server.use(onCall('listNotifications', () => HttpResponse.error()));
  const { user, panel, ports } = await openList();
  expect(await within(panel).findByText('Couldn’t load your notifications.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(ports.logged).toContain('info Notifications could not be loaded');
  server.resetHandlers();
  notificationServer.reset([makeNotification(1)]);
  await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
  expect(await within(panel).findByRole('link', { name: /person1/ })).toBeVisible();
});

test('the document title shows the unread count until all are read', async () => {
  notificationServer.reset([makeNotification(2), makeNotification(1)]);
  const { ports, store } = await open();
  await waitFor(() => expect(ports.unreadShown).toEqual([2]));
  act(() => {
    const frame = { type: 'notifications_read' as const, ids: [], through_id: 2 };
    store.dispatch(frameReceived.notifications_read(frame, 0));
  });
  await settled(store);
  expect(ports.unreadShown).toEqual([2, 0]);
});
