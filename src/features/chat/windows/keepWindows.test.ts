import { waitFor } from '@testing-library/react';
import { chatOpened } from '#shared/store/featureEvents';
import { loggedOut } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { selectChatWindows, selectFocusWanted } from '../state/chatWindowsSlice';
import { chatHandlers, chatServer, other, startChat } from '../testing/chatServer';
import { WINDOWS_KEY } from './loadWindows';

startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());

const grace = { id: 13, username: 'grace', display_name: 'Grace Hopper', avatar: '/grace.png' };

/** Starts the application in a tab with this text in its storage. */
async function start(stored?: string) {
  const ports = createFakePorts(adaStored);
  if (stored !== undefined) ports.tabStore.texts.set(WINDOWS_KEY, stored);
  const { store } = await startChat(ports);
  return {
    store,
    stored: () => ports.tabStore.texts.get(WINDOWS_KEY),
    windows: () =>
      selectChatWindows(store.getState()).map(({ id, isMinimised }) => [id, isMinimised]),
  };
}

/** Opens two windows, and returns what the tab has then stored. */
async function openTwo(): Promise<string> {
  const { store, stored } = await start();
  store.dispatch(chatOpened(other));
  store.dispatch(chatOpened(grace));
  await waitFor(() => expect(stored()).toContain('grace'));
  return stored() ?? '';
}

test('a reload keeps the windows minimised, loads them, and leaves the focus alone', async () => {
  const { store, windows } = await start(await openTwo());
  await waitFor(() =>
    expect(windows()).toEqual([
      [other.id, true],
      [grace.id, true],
    ]),
  );
  expect(selectChatWindows(store.getState())[1]).toMatchObject(grace);
  expect(selectFocusWanted(store.getState())).toBeNull();
  await waitFor(() => expect(Object.keys(store.getState().chat.threads)).toHaveLength(2));
});

test('a logout removes the windows from the tab', async () => {
  const { store, windows, stored } = await start(await openTwo());
  await waitFor(() => expect(windows()).toHaveLength(2));
  store.dispatch(loggedOut());
  await waitFor(() => expect(stored()).toBeUndefined());
});

test.each([
  ['of another person', '{"owner":99,"windows":[{"id":13,"username":"grace"}]}'],
  ['in another form', '{"owner":7,"windows":[{"id":"x","username":3},null,7]}'],
  ['that are no JSON', '{'],
])('windows %s are not restored', async (_what, text) => {
  const { windows, stored } = await start(text);
  await waitFor(() => expect(stored()).toBeUndefined());
  expect(windows()).toEqual([]);
});
