import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { installDevTools } from '#shared/testing/devToolsExtension';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { onCall, onEveryCall } from '#shared/testing/onCall';
import { settled } from '#shared/testing/settled';
import type { AppStore } from './createStore';

const PASSWORD = 'correct-horse-battery';
const CODE = '918273';
const TYPED = 'eve.else@uni.example';

const done = () => HttpResponse.json({ detail: 'Done' });
const server = startApiServer(
  onCall('me', () => HttpResponse.json(ada)),
  onCall('login', () => HttpResponse.json({ access_token: TOKEN })),
  onCall('signup', done),
  onCall('verifyOtp', done),
  onCall('resetPassword', done),
  ...onEveryCall(() => HttpResponse.json([])),
);
let requests = 0;
server.events.on('request:start', () => {
  requests += 1;
});

// The store module looks for the extension when it is loaded, as in a browser.
const stores = installDevTools(window);
const loadStore = async () => (await import('./createStore')).createStore;

/** Waits until nothing more happens by itself, and stores what waits to be stored. */
async function settleAll({ store, ports }: { store: AppStore; ports: FakePorts }) {
  await settled(store);
  ports.hidePage();
}

/** Starts a signed-in session that has handled every secret and is connected to the extension. */
async function recordSession() {
  const createStore = await loadStore();
  const { logIn } = await import('#features/session/sessionThunks');
  const { sessionApi } = await import('#features/session/sessionApi');
  const { draftChanged } = await import('#shared/drafts/draftsSlice');
  const ports = createFakePorts(adaStored);
  const { store, restored } = createStore(ports, { devTools: true });
  await restored;
  const { signup, verifyOtp, resetPassword } = sessionApi.endpoints;
  const { email } = ada;
  await store.dispatch(logIn({ username: 'ada', password: PASSWORD, remember: true }));
  await store.dispatch(signup.initiate({ username: 'ada', email, password: PASSWORD }));
  await store.dispatch(verifyOtp.initiate({ email, otp: CODE }));
  await store.dispatch(resetPassword.initiate({ email, otp: CODE, new_password: PASSWORD }));
  store.dispatch(draftChanged({ key: 'post', text: `Ask ${TYPED}, she knows` }));
  await settleAll({ store, ports });
  const devTools = stores.at(-1);
  if (!devTools) throw new Error('No store was opened to the extension.');
  ports.localStore.writes = 0;
  requests = 0;
  return { ports, store, devTools };
}

test('the data sent to the extension is complete but has no password, code, token or e-mail', async () => {
  const { store, devTools } = await recordSession();
  expect(JSON.stringify(store.getState())).toContain(TOKEN);
  expect(JSON.stringify(devTools.timeMachine.getState())).toContain(PASSWORD);
  const sent = devTools.sent();
  for (const told of ['session/tokenAccepted', 'drafts/draftChanged', 'she knows', ada.username])
    expect(sent).toContain(told);
  for (const secret of [PASSWORD, CODE, TOKEN, ada.email, TYPED])
    expect(sent).not.toContain(secret);
});

test('every slice is present from the first action, and secrets are removed from it', async () => {
  const createStore = await loadStore();
  const { draftChanged } = await import('#shared/drafts/draftsSlice');
  const { store } = createStore(createFakePorts(adaStored), { devTools: true });
  store.dispatch(draftChanged({ key: 'post', text: `Ask ${TYPED}` }));
  const sent = JSON.parse(stores.at(-1)?.sent() ?? '') as { computedStates: { state: object }[] };
  const slices = sent.computedStates.map(({ state }) => Object.keys(state));
  for (const names of slices)
    expect(names).toEqual(
      expect.arrayContaining(['session', 'feed', 'chatWindows', 'unread', 'chatbot', 'api']),
    );
  expect(slices[0]).toEqual(slices.at(-1));
  expect(stores.at(-1)?.sent()).toContain('drafts/draftChanged');
  expect(stores.at(-1)?.sent()).not.toContain(TYPED);
});

test('a store with DevTools disabled does not connect to them', async () => {
  const createStore = await loadStore();
  const before = stores.length;
  createStore(createFakePorts());
  expect(stores).toHaveLength(before);
});

test('an extension export is imported again without network, storage or socket', async () => {
  const { ports, store, devTools } = await recordSession();
  const { themeChosen } = await import('#features/preferences/preferencesSlice');
  const exported = devTools.exported();
  store.dispatch(themeChosen('dark'));
  await settleAll({ store, ports });
  ports.localStore.writes = 0;
  devTools.import(exported);
  await settleAll({ store, ports });
  const { computedStates } = devTools.timeMachine.getState();
  expect(computedStates.filter(({ error }: { error?: string }) => error)).toEqual([]);
  expect(store.getState().preferences.theme).not.toBe('dark');
  expect(store.getState().session).toMatchObject({ status: 'authenticated', token: '[redacted]' });
  expect(requests).toBe(0);
  expect(ports.localStore.writes).toBe(0);
  expect(ports.localStore.texts.get('token')).toBe(TOKEN);
  expect(ports.sockets.at(-1)?.isClosedByClient).toBe(false);
});

describe('the warning about too many actions', () => {
  async function hurry() {
    const createStore = await loadStore();
    const { draftChanged } = await import('#shared/drafts/draftsSlice');
    const ports = createFakePorts();
    const { store, restored } = createStore(ports);
    await restored;
    for (let turn = 0; turn <= 200; turn += 1)
      store.dispatch(draftChanged({ key: 'post', text: `draft ${turn}` }));
    return ports.logged.filter((line) => line.includes('actions in a second'));
  }

  test('appears in development', async () => {
    expect(await hurry()).toEqual(['warn More than 200 actions in a second']);
  });

  test('does not appear in production', async () => {
    const replaced = jest.replaceProperty(process, 'env', {
      ...process.env,
      NODE_ENV: 'production',
    });
    let lines: string[] = ['not run'];
    await jest.isolateModulesAsync(async () => {
      lines = await hurry();
    });
    replaced.restore();
    expect(lines).toEqual([]);
  });
});
