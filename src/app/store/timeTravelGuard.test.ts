import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { frames } from '#contract/fixtures/messages';
import { tanvir } from '#contract/fixtures/people';
import type { CallName } from '#contract/paths';
import { sendMessage } from '#features/chat/state/sendMessage';
import { feedApi } from '#features/feed/feedApi';
import { themeChosen } from '#features/preferences/preferencesSlice';
import { keepInLibrary } from '#features/research/library/saveThunks';
import { logOut } from '#features/session/sessionThunks';
import { chatOpened } from '#shared/store/featureEvents';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { startSessionServer } from '#shared/testing/sessionServer';
import { settled } from '#shared/testing/settled';
import { createStore, type AppStore } from './createStore';

const refused = new Set<CallName>();
const calls = startSessionServer(refused);

const listPosts = () =>
  feedApi.endpoints.listPosts.initiate({ view: { kind: 'main' }, part: 'head' });

/** Waits until nothing more happens by itself, and stores what waits to be stored. */
async function settleAll({ store, ports }: { store: AppStore; ports: FakePorts }) {
  await settled(store);
  ports.hidePage();
}

/** Starts a signed-in session with an open socket and conversation, instrumented as in DevTools. */
async function startSession() {
  const ports = createFakePorts(adaStored);
  const { store, restored } = createStore(ports, { enhancer: instrument() });
  await restored;
  await waitFor(() => expect(ports.sockets).toHaveLength(1));
  const [socket] = ports.sockets;
  if (!socket) throw new Error('No socket was opened.');
  socket.open();
  socket.receive(frames.ready);
  store.dispatch(chatOpened({ id: tanvir.id, username: tanvir.username, avatar: null }));
  await waitFor(() => expect(calls).toContain('me'));
  await settleAll({ store, ports });
  expect(ports.localStore.get('quad_chat_owner')).not.toBeNull();
  const { liftedStore } = store as unknown as {
    liftedStore: LiftedStore<unknown, Action<string>, unknown>;
  };
  calls.length = 0;
  socket.sent.length = 0;
  ports.localStore.writes = 0;
  const present = () => liftedStore.getState().stagedActionIds.length - 1;
  return {
    ports,
    store,
    socket,
    goTo: (index: number) => void liftedStore.dispatch(ActionCreators.jumpToState(index)),
    goBack: () => void liftedStore.dispatch(ActionCreators.jumpToState(present())),
    skip: (type: string) => {
      const { actionsById } = liftedStore.getState();
      const [id] = Object.entries(actionsById).find(([, { action }]) => action.type === type) ?? [];
      liftedStore.dispatch(ActionCreators.toggleAction(Number(id)));
    },
  };
}

type Session = Awaited<ReturnType<typeof startSession>>;

async function expectNothingLeft({ ports, store, socket }: Session) {
  await settleAll({ store, ports });
  expect(calls).toEqual([]);
  expect(socket.sent).toEqual([]);
  expect(ports.sockets).toHaveLength(1);
  expect(socket.isClosedByClient).toBe(false);
  expect(ports.localStore.writes).toBe(0);
}

test('requests from screens of another state reach neither network, socket nor storage', async () => {
  const session = await startSession();
  const { ports, store, goTo } = session;
  goTo(2);
  const call = store.dispatch(listPosts());
  store.dispatch(sendMessage(tanvir.id, 'Written in the past.'));
  store.dispatch(themeChosen('dark'));
  void store.dispatch(keepInLibrary({ kind: 'post', id: 31 }, true));
  void store.dispatch(logOut());
  ports.showPage(true);
  await expectNothingLeft(session);
  expect(() => call.unsubscribe()).not.toThrow();
});

test('data that arrives meanwhile is visible back in the present, where everything works again', async () => {
  const session = await startSession();
  const { store, socket, goTo, goBack } = session;
  goTo(2);
  socket.receive(frames.message);
  store.dispatch(themeChosen('dark'));
  expect(store.getState().preferences.theme).not.toBe('dark');
  await expectNothingLeft(session);
  goBack();
  expect(store.getState().preferences.theme).toBe('dark');
  expect(Object.keys(store.getState().chat.threads)).toContain(String(tanvir.id));
  await store.dispatch(listPosts());
  expect(calls).toContain('listPosts');
  store.dispatch(sendMessage(tanvir.id, 'Written in the present.'));
  await waitFor(() => expect(socket.sent.join()).toContain('Written in the present.'));
});

test('an action can be skipped and the result tried, until the skip is undone', async () => {
  const session = await startSession();
  const { store, skip } = session;
  skip(chatOpened.type);
  store.dispatch(themeChosen('dark'));
  expect(store.getState().preferences.theme).toBe('dark');
  void store.dispatch(listPosts());
  await expectNothingLeft(session);
  skip(chatOpened.type);
  await store.dispatch(listPosts());
  expect(calls).toContain('listPosts');
});

test('a call refused before the jump neither ends the session of another state nor loads a page', async () => {
  const session = await startSession();
  const { ports, store, goTo, goBack } = session;
  let endReading: () => void = () => undefined;
  ports.page.afterReading = (run) => {
    endReading = run;
  };
  refused.add('listPosts');
  await store.dispatch(listPosts());
  calls.length = 0;
  goTo(2);
  endReading();
  await expectNothingLeft(session);
  goBack();
  expect(store.getState().session.status).toBe('authenticated');
  expect(ports.redirects).toEqual([]);
  await store.dispatch(listPosts());
  refused.clear();
  endReading();
  await waitFor(() => expect(ports.redirects).toEqual(['/login']));
});
