import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  ActionCreators,
  instrument,
  type LiftedState,
  type LiftedStore,
} from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { frames } from '#contract/fixtures/messages';
import { tanvir } from '#contract/fixtures/people';
import { sendMessage } from '#features/chat/state/sendMessage';
import { connectionsApi } from '#features/connections/state/connectionsApi';
import { themeChosen } from '#features/preferences/preferencesSlice';
import { hashState } from '#replay/hashState';
import { toDevToolsHistory } from '#replay/toDevToolsHistory';
import { draftChanged } from '#shared/drafts/draftsSlice';
import { chatOpened } from '#shared/store/featureEvents';
import { navigated } from '#shared/store/pageEvents';
import { sessionAuthenticated, sessionExpired } from '#shared/store/sessionEvents';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { exportedLog, replayText } from '#shared/testing/replayLog';
import { startSessionServer } from '#shared/testing/sessionServer';
import { createStore } from './createStore';

const calls = startSessionServer();

// The tests advance the clock by hand. Everything else that a response needs runs for real.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** Longer than redux-persist's write throttle, with event loop turns for the API calls. */
const SETTLED_MS = 300;

async function settle() {
  for (let passed = 0; passed < SETTLED_MS; passed += 10) {
    await jest.advanceTimersByTimeAsync(10);
    await nextTurn();
  }
}

/** Starts a signed-in session with a draft, instrumented as in DevTools. */
async function startWithTimeMachine() {
  const ports = createFakePorts(adaStored);
  const { store, restored, sessionLog } = createStore(ports, { enhancer: instrument() });
  await restored;
  await settle();
  store.dispatch(draftChanged({ key: 'post', text: 'one' }));
  store.dispatch(draftChanged({ key: 'post', text: 'two' }));
  await settle();
  // A busy machine may take longer to store it.
  await waitFor(() => expect(ports.localStore.texts.get('quad_drafts')).toContain('two'), {
    timeout: 10_000,
  });
  const { liftedStore } = store as unknown as {
    liftedStore: LiftedStore<unknown, Action<string>, unknown>;
  };
  ports.localStore.writes = 0;
  calls.length = 0;
  return { ports, store, sessionLog, liftedStore, socketCount: ports.sockets.length };
}

type Machine = Awaited<ReturnType<typeof startWithTimeMachine>>;

/** The id of the last action of a type. */
function lastActionId({ liftedStore }: Machine, type: string): number {
  const { actionsById } = liftedStore.getState();
  const ids = Object.entries(actionsById)
    .filter(([, { action }]) => action.type === type)
    .map(([id]) => Number(id));
  return Math.max(...ids);
}

async function expectNothingTouched({ ports, socketCount }: Machine) {
  await settle();
  expect(ports.localStore.writes).toBe(0);
  expect(calls).toEqual([]);
  expect(ports.sockets).toHaveLength(socketCount);
  expect(ports.sockets.filter(({ isClosedByClient }) => isClosedByClient)).toEqual([]);
}

test('the session under test is open and stored before time travel starts', async () => {
  const { ports, store } = await startWithTimeMachine();
  expect(store.getState().session.status).toBe('authenticated');
  expect(ports.sockets).toHaveLength(1);
  expect(ports.localStore.texts.get('quad_drafts')).toContain('two');
});

test('a jump to the beginning leaves storage, network and socket alone', async () => {
  const machine = await startWithTimeMachine();
  machine.liftedStore.dispatch(ActionCreators.jumpToState(1));
  expect(machine.store.getState().session.token).toBeNull();
  await expectNothingTouched(machine);
});

test('jumping back through every step of a path leaves storage, network and socket alone', async () => {
  const machine = await startWithTimeMachine();
  const { ports, store, liftedStore } = machine;
  const [socket] = ports.sockets;
  socket?.open();
  socket?.receive(frames.ready);
  await settle();
  store.dispatch(chatOpened({ id: tanvir.id, username: tanvir.username, avatar: null }));
  await settle();
  store.dispatch(sendMessage(tanvir.id, 'Yes, sending it now.'));
  for (const frame of Object.values(frames)) socket?.receive(frame);
  await store.dispatch(
    connectionsApi.endpoints.connect.initiate({
      id: tanvir.id,
      username: tanvir.username,
      avatar: null,
    }),
  );
  store.dispatch(navigated({ path: '/dashboard/chat', kind: 'PUSH' }));
  await settle();
  expect(socket?.sent.some((text) => text.includes('Yes, sending it now.'))).toBe(true);
  expect(calls.length).toBeGreaterThan(0);

  const sent = socket?.sent.length;
  ports.localStore.writes = 0;
  calls.length = 0;
  const { actionsById, nextActionId } = liftedStore.getState();
  const types = Object.values(actionsById).map(({ action }) => action.type);
  for (const frame of Object.keys(frames)) expect(types).toContain(`realtime/${frame}`);
  for (let step = 0; step < nextActionId; step += 1)
    liftedStore.dispatch(ActionCreators.jumpToState(step));
  await expectNothingTouched(machine);
  expect(socket?.sent).toHaveLength(sent ?? -1);
});

test('a skipped action changes the state and leaves storage, network and socket alone', async () => {
  const machine = await startWithTimeMachine();
  const last = lastActionId(machine, draftChanged.type);
  machine.liftedStore.dispatch(ActionCreators.toggleAction(last));
  expect(machine.store.getState().drafts.texts).toEqual({ post: 'one' });
  await expectNothingTouched(machine);
});

test('an action after a skipped one changes the state, and storage is unchanged', async () => {
  const machine = await startWithTimeMachine();
  const last = lastActionId(machine, draftChanged.type);
  machine.liftedStore.dispatch(ActionCreators.toggleAction(last));
  machine.store.dispatch(themeChosen('dark'));
  expect(machine.store.getState().drafts.texts).toEqual({ post: 'one' });
  expect(machine.store.getState().preferences.theme).toBe('dark');
  await expectNothingTouched(machine);
  expect(machine.ports.localStore.texts.get('quad_drafts')).toContain('two');
});

test('a skipped restore does not empty the storage', async () => {
  const machine = await startWithTimeMachine();
  const restore = lastActionId(machine, 'persist/REHYDRATE');
  machine.liftedStore.dispatch(ActionCreators.toggleAction(restore));
  expect(machine.store.getState().session.token).toBeNull();
  await expectNothingTouched(machine);
});

test('skipping and unskipping the start of persistence does not restore twice', async () => {
  const machine = await startWithTimeMachine();
  const [persist, restore] = ['persist/PERSIST', 'persist/REHYDRATE'].map((type) =>
    lastActionId(machine, type),
  );
  machine.liftedStore.dispatch(ActionCreators.toggleAction(Number(persist)));
  machine.liftedStore.dispatch(ActionCreators.toggleAction(Number(persist)));
  await expectNothingTouched(machine);
  expect(lastActionId(machine, 'persist/REHYDRATE')).toBe(restore);
});

test('an exported log that is read back runs again without an error or a write', async () => {
  const machine = await startWithTimeMachine();
  const exported = JSON.stringify(machine.liftedStore.getState());
  const log = JSON.parse(exported) as LiftedState<unknown, Action<string>, unknown>;
  machine.liftedStore.dispatch(ActionCreators.importState(log));
  const { computedStates } = machine.liftedStore.getState();
  expect(computedStates.filter(({ error }: { error?: string }) => error)).toEqual([]);
  expect(machine.store.getState().drafts.texts).toEqual({ post: 'two' });
  await expectNothingTouched(machine);
});

describe('a saved log that is imported', () => {
  /** Exports a session log as the file that DevTools imports, and its last hash. */
  async function savedHistory({ sessionLog }: Machine) {
    const replay = await replayText(await exportedLog(sessionLog));
    const { header, entries } = replay;
    const file = JSON.stringify(toDevToolsHistory(header, entries));
    const log = JSON.parse(file) as LiftedState<unknown, Action<string>, unknown>;
    return { log, count: entries.length, hash: entries.at(-1)?.h };
  }

  async function expectSame(machine: Machine, hash: string | undefined) {
    const { redactor } = machine.sessionLog;
    const { computedStates } = machine.liftedStore.getState();
    expect(computedStates.filter(({ error }: { error?: string }) => error)).toEqual([]);
    expect(hashState(redactor.state(machine.store.getState()))).toBe(hash);
  }

  test('leads to the state it was saved in, without side effects', async () => {
    const machine = await startWithTimeMachine();
    const { log, count, hash } = await savedHistory(machine);
    machine.store.dispatch(draftChanged({ key: 'post', text: 'three' }));
    await settle();
    machine.ports.localStore.writes = 0;
    machine.liftedStore.dispatch(ActionCreators.importState(log));
    expect(machine.liftedStore.getState().stagedActionIds).toHaveLength(count + 1);
    expect(machine.store.getState().drafts.texts).toEqual({ post: 'two' });
    await expectSame(machine, hash);
    await expectNothingTouched(machine);
    expect(machine.ports.localStore.texts.get('quad_drafts')).toContain('three');
  });

  test('signs no one in, and its actions can be jumped to, skipped and reordered', async () => {
    const { log, count, hash } = await savedHistory(await startWithTimeMachine());
    const ports = createFakePorts();
    const { store, restored, sessionLog } = createStore(ports, { enhancer: instrument() });
    await restored;
    await settle();
    const { liftedStore } = store as unknown as Pick<Machine, 'liftedStore'>;
    const visitor: Machine = { ports, store, sessionLog, liftedStore, socketCount: 0 };
    ports.localStore.writes = 0;
    calls.length = 0;
    liftedStore.dispatch(ActionCreators.importState(log));
    expect(store.getState().session.status).toBe('authenticated');
    await expectSame(visitor, hash);
    const last = lastActionId(visitor, draftChanged.type);
    for (let step = 0; step <= count; step += 1)
      liftedStore.dispatch(ActionCreators.jumpToState(step));
    liftedStore.dispatch(ActionCreators.reorderAction(last, last - 1));
    expect(store.getState().drafts.texts).toEqual({ post: 'one' });
    liftedStore.dispatch(ActionCreators.toggleAction(last - 1));
    expect(store.getState().drafts.texts).toEqual({ post: 'two' });
    await expectNothingTouched(visitor);
    expect([...ports.localStore.texts.keys()]).not.toContain('token');
  });
});

test('reordering actions changes the state and leaves storage, network and socket alone', async () => {
  const machine = await startWithTimeMachine();
  const last = lastActionId(machine, draftChanged.type);
  machine.liftedStore.dispatch(ActionCreators.reorderAction(last, last - 1));
  expect(machine.store.getState().drafts.texts).toEqual({ post: 'one' });
  await expectNothingTouched(machine);
});

test('changes made by time travel are not in the recorded log, which replays', async () => {
  const machine = await startWithTimeMachine();
  const last = lastActionId(machine, draftChanged.type);
  machine.liftedStore.dispatch(ActionCreators.toggleAction(last));
  machine.store.dispatch(themeChosen('dark'));
  await settle();
  const replay = await replayText(await exportedLog(machine.sessionLog));
  expect(replay.entries[0]?.action).toEqual(themeChosen('dark'));
  expect(replay.header.initial_state).toMatchObject({ drafts: { texts: { post: 'one' } } });
  expect(replay.verdict()).toMatchObject({ matches: true });
});

test('an action after a jump or an import does not change which user’s socket is open', async () => {
  const machine = await startWithTimeMachine();
  const replay = await replayText(await exportedLog(machine.sessionLog));
  const log = toDevToolsHistory(replay.header, replay.entries) as unknown as LiftedState<
    unknown,
    Action<string>,
    unknown
  >;
  machine.liftedStore.dispatch(ActionCreators.jumpToState(1));
  machine.ports.showPage(true);
  machine.liftedStore.dispatch(ActionCreators.importState(log));
  machine.ports.showPage(true);
  expect(machine.store.getState().session.token).toBe('[redacted]');
  expect(machine.ports.sockets).toHaveLength(machine.socketCount);
  expect(machine.ports.sockets[0]?.isClosedByClient).toBe(false);
});

test('back in the present, real actions are written again', async () => {
  const machine = await startWithTimeMachine();
  machine.liftedStore.dispatch(ActionCreators.jumpToState(1));
  const present = machine.liftedStore.getState().computedStates.length - 1;
  machine.liftedStore.dispatch(ActionCreators.jumpToState(present));
  machine.store.dispatch(sessionAuthenticated({ me: { ...ada, username: 'ada2' } }));
  await settle();
  expect(machine.ports.localStore.texts.get('username')).toBe('ada2');
  machine.store.dispatch(sessionExpired({ path: '/', reason: 'expired' }));
  expect(machine.ports.localStore.texts.has('token')).toBe(false);
});
