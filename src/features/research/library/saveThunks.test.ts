import { HttpResponse } from 'msw';
import { waitFor } from '@testing-library/react';
import { frames } from '#contract/fixtures/messages';
import type { SaveTarget } from '#shared/library/SaveSlot';
import { selectToasts } from '#shared/notify/toastsSlice';
import { loggedOut } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { startSession } from '#shared/testing/startSession';
import { isHeld, libraryApi } from './libraryApi';
import { selectWanted } from './librarySlice';
import { keepInLibrary } from './saveThunks';
import { emptyShelf, libraryHandlers, makeKeptPost, shelf } from './testing/libraryServer';

const server = startApiServer(...libraryHandlers);
beforeEach(emptyShelf);

const post: SaveTarget = { kind: 'post', id: 31 };
const { listSaved } = libraryApi.endpoints;
const lost = () =>
  server.use(
    onCall('saveToLibrary', () => HttpResponse.error()),
    onCall('removeFromLibrary', () => HttpResponse.error()),
  );

/** Signs in with stored texts, and reads the ids of what is kept. */
async function open(stored: Readonly<Record<string, string>> = {}, { isRead = true } = {}) {
  const ports = createFakePorts({ ...adaStored, ...stored });
  const { store, ...session } = await startSession(ports);
  await session.settled();
  if (isRead) await store.dispatch(listSaved.initiate());
  await waitFor(() => expect(ports.sockets).toHaveLength(1));
  const [socket] = ports.sockets;
  socket?.open();
  return {
    store,
    ports,
    keep: (isSaved: boolean, target = post) => store.dispatch(keepInLibrary(target, isSaved)),
    /** Whether the button shows the post as saved. */
    isShown: (target = post) =>
      selectWanted(store.getState(), target)?.isSaved ??
      isHeld(listSaved.select()(store.getState()).data, target),
    toasts: () => selectToasts(store.getState()).map(({ kind, text }) => [kind, text]),
    /** The server can be reached again. */
    reconnect: async () => {
      server.resetHandlers();
      socket?.receive(frames.ready);
      await settled(store);
    },
    /** The stored value, once everything is written. */
    stored: () => {
      ports.hidePage();
      return ports.localStore.get('quad_library');
    },
  };
}

test('a saved post shows at once, and the server’s confirmation is reported', async () => {
  const { store, keep, isShown, toasts } = await open();
  const gate = createGate();
  server.use(onCall('saveToLibrary', () => gate.opened, { once: true }));
  const done = keep(true);
  expect(isShown()).toBe(true);
  expect(toasts()).toEqual([]);
  gate.open();
  await done;
  expect(isShown()).toBe(true);
  expect(store.getState().library.wanted).toEqual({});
  expect(toasts()).toEqual([['success', 'Saved to your library.']]);
  expect(shelf.asked).toEqual(['PUT library/post/31 {}']);
});

test('a removed post shows at once', async () => {
  shelf.items = [makeKeptPost(31)];
  const { keep, isShown, toasts } = await open();
  expect(isShown()).toBe(true);
  const done = keep(false);
  expect(isShown()).toBe(false);
  await done;
  expect(isShown()).toBe(false);
  expect(toasts()).toEqual([['success', 'Removed from your library.']]);
});

test('the last click wins while a request runs, with one request after the other', async () => {
  const { keep, isShown, toasts } = await open();
  const gate = createGate();
  server.use(onCall('saveToLibrary', () => gate.opened, { once: true }));
  const clicks = [keep(true), keep(false), keep(true), keep(false)];
  expect(isShown()).toBe(false);
  expect(shelf.asked).toEqual([]);
  gate.open();
  await Promise.all(clicks);
  expect(isShown()).toBe(false);
  expect(shelf.asked).toEqual(['PUT library/post/31 {}', 'DELETE library/post/31']);
  expect(toasts()).toEqual([['success', 'Removed from your library.']]);
});

test('a refused post is rolled back, with the text of the server', async () => {
  server.use(refuseCall('saveToLibrary', 409, 'Your library is full.'));
  const { store, keep, isShown, toasts } = await open();
  await keep(true);
  expect(isShown()).toBe(false);
  expect(store.getState().library.wanted).toEqual({});
  expect(toasts()).toEqual([['error', 'Your library is full.']]);
});

test('a refused removal is rolled back', async () => {
  shelf.items = [makeKeptPost(31)];
  server.use(refuseCall('removeFromLibrary', 400));
  const { keep, isShown, toasts } = await open();
  await keep(false);
  expect(isShown()).toBe(true);
  expect(toasts()).toEqual([['error', 'Couldn’t remove this. Try again.']]);
});

describe('a failure that is no refusal', () => {
  test.each([500, 502, 503, 429])('leaves a saved post to be sent again: %s', async (status) => {
    server.use(refuseCall('saveToLibrary', status));
    const { store, ports, keep, isShown, toasts, stored } = await open();
    await keep(true);
    expect(isShown()).toBe(true);
    expect(stored()).toBe('{"owner":7,"wanted":{"post:31":true}}');
    expect(toasts()).toEqual([['info', 'Couldn’t save this yet. Quad will try again.']]);
    ports.timers.advance(60_000);
    await settled(store);
    expect(isShown()).toBe(true);
    server.resetHandlers();
    ports.timers.advance(60_000);
    await settled(store);
    expect(shelf.asked).toEqual(['PUT library/post/31 {}']);
    expect(store.getState().library.wanted).toEqual({});
    expect(toasts()).toHaveLength(1);
  });

  test('leaves a removed post to be sent again', async () => {
    shelf.items = [makeKeptPost(31)];
    server.use(refuseCall('removeFromLibrary', 503));
    const { keep, isShown, toasts, reconnect } = await open();
    await keep(false);
    expect(isShown()).toBe(false);
    expect(toasts()).toEqual([['info', 'Couldn’t remove this yet. Quad will try again.']]);
    await reconnect();
    expect(shelf.asked).toEqual(['DELETE library/post/31']);
  });

  test('keeps what was saved offline when the server returns with faults', async () => {
    const { store, ports, keep, isShown, stored } = await open();
    lost();
    await keep(true);
    server.resetHandlers();
    server.use(refuseCall('saveToLibrary', 503));
    ports.sockets[0]?.receive(frames.ready);
    await settled(store);
    expect(isShown()).toBe(true);
    expect(stored()).toBe('{"owner":7,"wanted":{"post:31":true}}');
  });
});

describe('without a connection', () => {
  test('a saved post is kept, stored with its owner, and sent once the server can be reached', async () => {
    const { keep, isShown, toasts, stored, reconnect } = await open();
    lost();
    await keep(true);
    expect(isShown()).toBe(true);
    expect(toasts()).toEqual([
      ['info', 'This will be saved to your library when you’re back online.'],
    ]);
    expect(stored()).toBe('{"owner":7,"wanted":{"post:31":true}}');
    await reconnect();
    expect(isShown()).toBe(true);
    expect(shelf.items).toHaveLength(1);
    expect(stored()).toBeNull();
    expect(toasts()).toHaveLength(1);
  });

  test('a saved post is sent when the network returns, even if the socket outlived its loss', async () => {
    const { store, ports, keep, isShown } = await open();
    lost();
    await keep(true);
    server.resetHandlers();
    ports.goOnline();
    await settled(store);
    expect(isShown()).toBe(true);
    expect(shelf.items).toHaveLength(1);
    expect(store.getState().library.wanted).toEqual({});
  });

  test('a removed paper is stored, and is sent after a reload', async () => {
    const paper: SaveTarget = { kind: 'paper', id: 9 };
    shelf.items = [makeKeptPost(9, { kind: 'paper' })];
    const first = await open();
    lost();
    await first.keep(false, paper);
    expect(first.toasts()).toEqual([
      ['info', 'This will be removed from your library when you’re back online.'],
    ]);
    const quad_library = first.stored() ?? '';
    expect(quad_library).toBe('{"owner":7,"wanted":{"paper:9":false}}');
    const later = await open({ quad_library });
    expect(later.isShown(paper)).toBe(false);
    await later.reconnect();
    expect(shelf.asked).toEqual(['DELETE library/paper/9']);
    expect(shelf.items).toEqual([]);
    expect(later.stored()).toBeNull();
  });

  test('the last click before the connection returns is the one that is sent', async () => {
    const { keep, reconnect } = await open();
    lost();
    await keep(true);
    await keep(false);
    await reconnect();
    expect(shelf.asked).toEqual(['DELETE library/post/31']);
  });

  test('a post that is refused later is rolled back, and the reason is shown', async () => {
    const { store, ports, keep, isShown, toasts } = await open();
    lost();
    await keep(true);
    server.resetHandlers();
    server.use(refuseCall('saveToLibrary', 404, 'This post does not exist.'));
    ports.sockets[0]?.receive(frames.ready);
    await settled(store);
    expect(isShown()).toBe(false);
    expect(toasts()).toContainEqual(['error', 'This post does not exist.']);
  });

  test('the ids of what is saved are read once the server can be reached', async () => {
    shelf.items = [makeKeptPost(31)];
    server.use(onCall('listSaved', () => HttpResponse.error()));
    const { isShown, reconnect } = await open();
    expect(isShown()).toBe(false);
    await reconnect();
    expect(isShown()).toBe(true);
  });

  test('a click after a logout is neither sent nor reported', async () => {
    const { store, keep, toasts } = await open();
    store.dispatch(loggedOut());
    await keep(true);
    expect(shelf.asked).toEqual([]);
    expect(toasts()).toEqual([]);
  });
});

describe('the stored entries', () => {
  test('of another user are dropped', async () => {
    const { store, stored, reconnect } = await open({
      quad_library: '{"owner":8,"wanted":{"post:31":true}}',
    });
    expect(store.getState().library).toEqual({ ownerId: 7, wanted: {} });
    await reconnect();
    expect(shelf.asked).toEqual([]);
    expect(stored()).toBeNull();
  });

  test.each([
    'null',
    '[]',
    'no JSON',
    '{"owner":7,"wanted":null}',
    '{"owner":"seven","wanted":{"post:31":true}}',
    '{"owner":7,"wanted":{"event:31":true,"post:0":true,"post:x":true,"__proto__":true}}',
    '{"owner":7,"wanted":{"post:31":"yes","paper:9999999999999999":true}}',
  ])('that are no such entries are left out: %s', async (quad_library) => {
    const { store, reconnect } = await open({ quad_library });
    expect(store.getState().library).toEqual({ ownerId: 7, wanted: {} });
    await reconnect();
    expect(shelf.asked).toEqual([]);
  });

  test('end with a logout', async () => {
    const { store, keep, stored } = await open();
    lost();
    await keep(true);
    expect(stored()).not.toBeNull();
    store.dispatch(loggedOut());
    await settled(store);
    expect(stored()).toBeNull();
  });

  test('of another tab stay', async () => {
    const { ports, keep, stored } = await open();
    lost();
    ports.storeFromTab('quad_library', '{"owner":7,"wanted":{"paper:9":true}}');
    await keep(true);
    expect(JSON.parse(stored() ?? '')).toEqual({
      owner: 7,
      wanted: { 'paper:9': true, 'post:31': true },
    });
  });
});
