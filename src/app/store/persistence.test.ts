import { HttpResponse } from 'msw';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { draftChanged, selectDraft } from '#shared/drafts/draftsSlice';
import { loggedOut, sessionAuthenticated, sessionExpired } from '#shared/store/sessionEvents';
import { tokenAccepted } from '#features/session/sessionSlice';
import { questionAsked } from '#features/chatbot/chatbotEvents';
import { selectChatbotMessages } from '#features/chatbot/chatbotSlice';
import { themeChosen } from '#features/preferences/preferencesSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { createStore } from './createStore';

startApiServer(onCall('me', () => HttpResponse.json(ada)));

async function start(ports: FakePorts) {
  const { store, restored } = createStore(ports);
  await restored;
  return store;
}

function stored(ports: FakePorts) {
  ports.hidePage();
  return Object.fromEntries(ports.localStore.texts);
}

const question = { id: 'q1', sender: 'user', text: 'Why?' } as const;

test('a session is stored as raw texts under the four keys', async () => {
  const ports = createFakePorts();
  const store = await start(ports);
  store.dispatch(tokenAccepted({ token: TOKEN, remember: true }));
  store.dispatch(sessionAuthenticated({ me: ada }));
  expect(stored(ports)).toMatchObject(adaStored);
});

test('a stored session is restored on page load', async () => {
  const store = await start(createFakePorts(adaStored));
  expect(store.getState().session).toMatchObject({ token: TOKEN, userId: 7, username: 'ada' });
});

test('a logout removes the session keys immediately', async () => {
  const ports = createFakePorts({ ...adaStored, quad_theme: 'dark' });
  const store = await start(ports);
  store.dispatch(loggedOut());
  expect(Object.fromEntries(ports.localStore.texts)).toEqual({ quad_theme: 'dark' });
});

test('an expiry removes token, user_id and username but keeps drafts', async () => {
  const ports = createFakePorts(adaStored);
  const store = await start(ports);
  store.dispatch(sessionAuthenticated({ me: ada }));
  store.dispatch(draftChanged({ key: 'post', text: 'half a thought' }));
  store.dispatch(sessionExpired({ path: '/dashboard/posts', reason: 'expired' }));
  const texts = stored(ports);
  expect(Object.keys(texts).sort()).toEqual([
    'chatMessages',
    'quad_chat_owner',
    'quad_drafts',
    'user_email',
  ]);
  expect(JSON.parse(texts.quad_drafts ?? '')).toEqual({
    owner: 7,
    texts: { post: 'half a thought' },
  });
});

test('drafts are shown only to their owner', async () => {
  const ports = createFakePorts({
    ...adaStored,
    quad_drafts: JSON.stringify({ owner: 8, texts: { post: 'not yours' } }),
  });
  const store = await start(ports);
  expect(selectDraft(store.getState(), 'post')).toBe('');
  store.dispatch(sessionAuthenticated({ me: ada }));
  expect(store.getState().drafts).toEqual({ ownerId: 7, texts: {} });
});

test('the chatbot conversation is stored as a JSON array and restored for its owner', async () => {
  const ports = createFakePorts(adaStored);
  const first = await start(ports);
  first.dispatch(sessionAuthenticated({ me: ada }));
  first.dispatch(questionAsked({ message: question }));
  const texts = stored(ports);
  expect(JSON.parse(texts.chatMessages ?? '')).toEqual([expect.anything(), question]);

  const second = await start(createFakePorts(texts));
  expect(selectChatbotMessages(second.getState())).toContainEqual(question);
});

test('another owner’s chatbot conversation is neither shown nor kept after login', async () => {
  const ports = createFakePorts({
    ...adaStored,
    chatMessages: JSON.stringify([question]),
    quad_chat_owner: '8',
  });
  const store = await start(ports);
  expect(selectChatbotMessages(store.getState())).not.toContainEqual(question);
  store.dispatch(sessionAuthenticated({ me: ada }));
  expect(stored(ports).chatMessages).not.toContain('Why?');
});

test.each([
  ['chatMessages', '{"not":"a list"}'],
  ['chatMessages', '[{"id":1},null,"x"]'],
  ['chatMessages', '[[['],
  ['quad_drafts', 'null'],
  ['quad_drafts', '{"owner":"7","texts":{"__proto__":"x","post":5}}'],
  ['quad_theme', 'octarine'],
  ['user_id', '1e3'],
  ['token', 'two words'],
])('a corrupt %s (%s) does not prevent startup', async (key, text) => {
  const ports = createFakePorts({ ...adaStored, quad_chat_owner: '7', [key]: text });
  const store = await start(ports);
  store.dispatch(themeChosen('dark'));
  expect(stored(ports).quad_theme).toBe('dark');
  expect(ports.logged.filter((line) => line.startsWith('error'))).toEqual([]);
});

test.each(['writes', 'all'] as const)(
  'storage that rejects %s is reported once, and the application continues in memory',
  async (broken) => {
    const ports = createFakePorts();
    ports.localStore.broken = broken;
    const { store, restored, sessionLog } = createStore(ports);
    await restored;
    store.dispatch(themeChosen('dark'));
    ports.hidePage();
    store.dispatch(themeChosen('light'));
    ports.hidePage();
    ports.timers.advance(10);
    expect(store.getState().preferences.theme).toBe('light');
    const { recorder: recorded } = sessionLog;
    const told = recorded.entries().filter(({ action }) => action.type === 'app/storageFailed');
    expect(told).toHaveLength(1);
  },
);

test('a value rejected by full storage is written once writes succeed again', async () => {
  const ports = createFakePorts();
  const store = await start(ports);
  ports.localStore.broken = 'writes';
  store.dispatch(themeChosen('dark'));
  ports.hidePage();
  ports.localStore.broken = 'no';
  store.dispatch(themeChosen('light'));
  expect(stored(ports).quad_theme).toBe('light');
});

test('all values rejected by full storage are written once any write succeeds, and the recovery is reported', async () => {
  const ports = createFakePorts(adaStored);
  const store = await start(ports);
  const isFailing = () => {
    ports.timers.advance(10);
    return store.getState().application.isStorageFailing;
  };
  ports.localStore.broken = 'writes';
  store.dispatch(themeChosen('dark'));
  ports.hidePage();
  expect(isFailing()).toBe(true);
  ports.localStore.broken = 'no';
  store.dispatch(loggedOut());
  expect(stored(ports)).toMatchObject({ quad_theme: 'dark' });
  expect(isFailing()).toBeUndefined();
});

test('a tab writes only its own changes', async () => {
  const ports = createFakePorts();
  const store = await start(ports);
  ports.localStore.texts.set('token', 'of-another-tab');
  store.dispatch(tokenAccepted({ token: TOKEN, remember: true }));
  store.dispatch(loggedOut());
  ports.localStore.texts.set('token', 'of-another-tab');
  store.dispatch(loggedOut());
  expect(stored(ports).token).toBe('of-another-tab');
});

describe('with "Keep me logged in" off', () => {
  async function signInPassing() {
    const ports = createFakePorts();
    const store = await start(ports);
    store.dispatch(tokenAccepted({ token: TOKEN, remember: false }));
    store.dispatch(sessionAuthenticated({ me: ada }));
    ports.hidePage();
    return ports;
  }

  test('the session survives a reload and a second tab', async () => {
    const before = await signInPassing();
    const after = createFakePorts(stored(before));
    before.browserSession.texts.forEach((text, key) => after.browserSession.texts.set(key, text));
    const store = await start(after);
    expect(store.getState().session.token).toBe(TOKEN);
  });

  test('after a browser restart no one is signed in and the keys are cleared', async () => {
    const before = await signInPassing();
    const after = createFakePorts(stored(before));
    const store = await start(after);
    expect(store.getState().session).toMatchObject({
      status: 'anonymous',
      token: null,
      userId: null,
    });
    expect(stored(after)).not.toHaveProperty('token');
    expect(stored(after)).not.toHaveProperty('username');
  });
});
