import {
  configureStore,
  createSlice,
  type Middleware,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { SOCKET_CLOSE, SOCKET_PING_MS } from '#contract/limits';
import { createFakePorts } from '#shared/testing/fakePorts';
import { TOKEN } from '#shared/testing/people';
import { connectionReducer } from './connectionSlice';
import type { Credentials } from './createConnection';
import { frameReceived, frameDropped, frameSendRequested } from './frameActions';
import { PONG_DEADLINE_MS } from './heartbeat';
import { frameRejected, socketConnectRequested } from './socketActions';
import { createSocketMiddleware } from './socketMiddleware';

const user = createSlice({
  name: 'user',
  initialState: null as Credentials | null,
  reducers: { changed: (_state, { payload }: PayloadAction<Credentials | null>) => payload },
});
const ada: Credentials = { userId: 7, token: TOKEN };

function start(credentials: Credentials | null = ada) {
  const ports = createFakePorts();
  const actions: UnknownAction[] = [];
  const watcher: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: { user: user.reducer, connection: connectionReducer },
    middleware: (getDefaults) =>
      getDefaults().concat(
        createSocketMiddleware({
          ports,
          selectCredentials: (state: { user: Credentials | null }) => state.user,
        }),
        watcher,
      ),
  });
  const socket = (index = ports.sockets.length - 1) => {
    const found = ports.sockets[index];
    if (!found) throw new Error('No socket was opened');
    return found;
  };
  const status = () => store.getState().connection.status;
  const become = (next: Credentials | null) => store.dispatch(user.actions.changed(next));
  if (credentials) become(credentials);
  return { ports, store, actions, socket, status, become };
}

test('no socket is opened while signed out', () => {
  const { ports, store, status } = start(null);
  store.dispatch(socketConnectRequested());
  ports.goOnline();
  expect(ports.sockets).toHaveLength(0);
  expect(status()).toBe('idle');
});

test('signing in opens the user’s socket with the token as a subprotocol', () => {
  const { socket, status } = start();
  expect(socket().address).toBe('ws://localhost/api/chat/ws/7');
  expect(socket().protocols).toEqual(['quad.v1', `bearer.${TOKEN}`]);
  expect(status()).toBe('opening');
  socket().open();
  expect(status()).toBe('open');
});

test('no action contains the token', () => {
  const { socket, actions, ports } = start();
  socket().open();
  socket().drop(1006);
  ports.timers.advance(60_000);
  const seen = actions.filter(({ type }) => type !== user.actions.changed.type);
  expect(seen.length).toBeGreaterThan(3);
  expect(JSON.stringify(seen)).not.toContain(TOKEN);
});

test('signing out closes the socket and opens no other', () => {
  const { ports, socket, become } = start();
  socket().open();
  become(null);
  expect(socket().isClosedByClient).toBe(true);
  ports.timers.advance(120_000);
  expect(ports.sockets).toHaveLength(1);
});

test('another user gets a new socket, and events of the old one are ignored', () => {
  const { socket, become, actions } = start();
  socket().open();
  become({ userId: 8, token: 'other' });
  socket(0).receive({ type: 'typing', sender_id: 3 });
  expect(socket(1).address).toContain('/chat/ws/8');
  expect(actions.filter(frameReceived.typing.match)).toEqual([]);
});

test('a frame becomes an event with its time of arrival', () => {
  const { socket, actions, ports } = start();
  socket().open();
  socket().receive({ type: 'presence', user_id: 3, online: true });
  expect(actions.at(-1)).toEqual({
    type: 'realtime/presence',
    payload: { type: 'presence', user_id: 3, online: true },
    meta: { at: ports.timers.time },
  });
});

test.each(['[]', '{"type":"__proto__"}', 'not JSON', '{"type":"fanfare"}'])(
  'the frame %s is rejected and the socket stays open',
  (text) => {
    const { socket, actions, status, ports } = start();
    socket().open();
    socket().receive(text);
    expect(actions.at(-1)).toEqual(frameRejected({ at: ports.timers.time, length: text.length }));
    expect(status()).toBe('open');
  },
);

test('a lost connection is reopened after the delay given in the event', () => {
  const { ports, store, socket, status } = start();
  socket().open();
  socket().drop(1006);
  const { retryInMs, attempt } = store.getState().connection;
  expect({ status: status(), attempt, retryInMs }).toEqual({
    status: 'waiting',
    attempt: 1,
    retryInMs: 750,
  });
  ports.timers.advance(749);
  expect(ports.sockets).toHaveLength(1);
  ports.timers.advance(1);
  expect(ports.sockets).toHaveLength(2);
});

test('delays grow until the server sends a frame, not just until a socket opens', () => {
  const { ports, store, socket } = start();
  const waits = [1, 2, 3].map(() => {
    socket().open();
    socket().drop(SOCKET_CLOSE.tryAgainLater);
    const { retryInMs } = store.getState().connection;
    ports.timers.advance(retryInMs ?? 0);
    return retryInMs;
  });
  expect(waits).toEqual([750, 1_250, 2_250]);
  socket().open();
  socket().receive({ type: 'ready', last_message_id: null });
  socket().drop(1006);
  expect(store.getState().connection.retryInMs).toBe(750);
});

test.each([SOCKET_CLOSE.sessionEnded, SOCKET_CLOSE.forbidden])(
  'the close code %i ends all attempts',
  (code) => {
    const { ports, store, socket, status } = start();
    socket().open();
    socket().drop(code);
    expect(status()).toBe('stopped');
    store.dispatch(socketConnectRequested());
    ports.goOnline();
    ports.timers.advance(120_000);
    expect(ports.sockets).toHaveLength(1);
  },
);

describe('a connection closed for flooding', () => {
  test('waits at least as long as the server refuses to reconnect, and longer each time', () => {
    const { ports, store, socket } = start();
    const waits = [1, 2, 3].map(() => {
      socket().open();
      socket().receive({ type: 'ready', last_message_id: null });
      socket().drop(SOCKET_CLOSE.flooding);
      const { retryInMs, isForFlooding } = store.getState().connection;
      expect(isForFlooding).toBe(true);
      ports.timers.advance(retryInMs ?? 0);
      return retryInMs;
    });
    expect(waits).toEqual([12_500, 25_000, 50_000]);
  });

  test('does not reconnect early when the browser comes online or a connection is requested', () => {
    const { ports, store, socket } = start();
    socket().open();
    socket().drop(SOCKET_CLOSE.flooding);
    ports.goOnline();
    store.dispatch(socketConnectRequested());
    ports.timers.advance(9_999);
    expect(ports.sockets).toHaveLength(1);
  });

  test('waits long again if the upgrade is refused, and normally after a working connection', () => {
    const { ports, store, socket } = start();
    socket().open();
    socket().drop(SOCKET_CLOSE.flooding);
    ports.timers.advance(12_500);
    socket().drop(1006);
    expect(store.getState().connection).toMatchObject({ retryInMs: 12_500, isForFlooding: true });
    ports.timers.advance(12_500);
    socket().open();
    socket().receive({ type: 'ready', last_message_id: null });
    expect(store.getState().connection.isForFlooding).toBeUndefined();
    socket().drop(1006);
    expect(store.getState().connection).toMatchObject({ retryInMs: 750 });
    expect(store.getState().connection.isForFlooding).toBeUndefined();
  });
});

test('coming online connects immediately', () => {
  const { ports, socket } = start();
  socket().drop(1006);
  ports.goOnline();
  expect(ports.sockets).toHaveLength(2);
  ports.timers.advance(60_000);
  expect(ports.sockets).toHaveLength(2);
});

test('a request to connect does not wait for the next attempt', () => {
  const { ports, store, socket } = start();
  socket().drop(1006);
  store.dispatch(socketConnectRequested());
  expect(ports.sockets).toHaveLength(2);
});

test('a ping is sent every 25 seconds and its pong keeps the socket open', () => {
  const { ports, socket, status } = start();
  socket().open();
  for (let round = 1; round <= 4; round += 1) {
    ports.timers.advance(SOCKET_PING_MS);
    expect(socket().sent).toHaveLength(round);
    socket().receive({ type: 'pong' });
  }
  expect(socket().sent[0]).toBe('{"type":"ping"}');
  expect(status()).toBe('open');
  expect(ports.sockets).toHaveLength(1);
});

test('ten seconds of silence after a ping count as a lost connection', () => {
  const { ports, socket, status } = start();
  socket().open();
  ports.timers.advance(SOCKET_PING_MS + PONG_DEADLINE_MS - 1);
  expect(status()).toBe('open');
  ports.timers.advance(1);
  expect(status()).toBe('waiting');
  expect(socket().isClosedByClient).toBe(true);
  ports.timers.advance(750);
  expect(ports.sockets).toHaveLength(2);
});

test('a frame is sent as JSON', () => {
  const { store, socket } = start();
  socket().open();
  store.dispatch(frameSendRequested({ type: 'typing', receiver_id: 3 }));
  expect(socket().sent).toEqual(['{"type":"typing","receiver_id":3}']);
});

test.each(['idle', 'opening', 'waiting'])('a frame sent while %s is dropped', (when) => {
  const { store, socket, actions, status } = start(when === 'idle' ? null : ada);
  if (when === 'waiting') socket().drop(1006);
  expect(status()).toBe(when);
  store.dispatch(frameSendRequested({ type: 'typing', receiver_id: 3 }));
  expect(actions.at(-1)).toEqual(frameDropped({ type: 'typing', receiver_id: 3 }));
});
