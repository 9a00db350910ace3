import { http, HttpResponse } from 'msw';
import { frames } from '#contract/fixtures/messages';
import { baseApi } from '#api/baseApi';
import { peopleSearchApi } from '#features/people-search/peopleSearchApi';
import { logIn, logOut, logInWithToken } from '#features/session/sessionThunks';
import { sessionApi } from '#features/session/sessionApi';
import { frameReceived } from '#realtime/frameActions';
import { draftChanged } from '#shared/drafts/draftsSlice';
import { askAboutRequested, chatOpened } from '#shared/store/featureEvents';
import { navigated } from '#shared/store/pageEvents';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { exportedLog, replayText } from '#shared/testing/replayLog';
import { onCall } from '#shared/testing/onCall';
import { settled } from '#shared/testing/settled';
import { createStore } from './createStore';

const PASSWORD = 'correct-horse-battery';
const CODE = '918273';
const TYPED = 'eve.else@uni.example';
const OFFERED = TOKEN.replace('A', 'Z');
const done = () => HttpResponse.json({ detail: 'Done' });

startApiServer(
  onCall('me', () => HttpResponse.json(ada)),
  onCall('login', () => HttpResponse.json({ access_token: TOKEN })),
  onCall('logout', () => new HttpResponse(null, { status: 204 })),
  onCall('signup', done),
  onCall('verifyOtp', done),
  onCall('resetPassword', done),
  onCall('searchPeople', () => HttpResponse.json({ people: [] })),
  onCall('lookupPeople', () => HttpResponse.json({ people: [] })),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('readPost', () => HttpResponse.json({ posts: [] })),
  http.get('*/api/secret', () => HttpResponse.json({ link: CODE })),
);

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testSecretQuery: build.query<{ link: string }, { pin: string; page: number }>({
      query: () => 'secret',
      extraOptions: { secretArgs: ['pin'], secretResult: true },
    }),
  }),
});

const SECRETS = [PASSWORD, CODE, TOKEN, OFFERED, ada.email, TYPED];

/** Runs through every action that involves a secret. */
async function recordSession() {
  const ports = createFakePorts(adaStored);
  const { store, restored, sessionLog } = createStore(ports);
  await restored;
  const email = ada.email;
  const { signup, verifyOtp, resetPassword, me } = sessionApi.endpoints;
  const { testSecretQuery } = testApi.endpoints;
  await store.dispatch(logIn({ username: 'ada', password: PASSWORD, remember: true }));
  await store.dispatch(logInWithToken(OFFERED));
  await store.dispatch(signup.initiate({ username: 'ada', email, password: PASSWORD }));
  await store.dispatch(verifyOtp.initiate({ email, otp: CODE }));
  await store.dispatch(resetPassword.initiate({ email, otp: CODE, new_password: PASSWORD }));
  await store.dispatch(testSecretQuery.initiate({ pin: CODE, page: 2 }));
  await store.dispatch(me.initiate());
  await store.dispatch(peopleSearchApi.endpoints.searchPeople.initiate(TYPED));
  store.dispatch(draftChanged({ key: 'chat:12', text: `Ask ${TYPED}, she knows` }));
  store.dispatch(
    navigated({ path: `/dashboard/search-results?q=${encodeURIComponent(TYPED)}`, kind: 'PUSH' }),
  );
  const { recorder, redactor } = sessionLog;
  return { store, sessionLog, recorder, redactor };
}

test('no password, code, token or e-mail is in any recorded action', async () => {
  const { store, sessionLog } = await recordSession();
  store.dispatch(logOut());
  await settled(store);
  const { recorder } = sessionLog;
  const log = JSON.stringify(recorder.entries());
  expect(log).toContain('session/tokenAccepted');
  expect(log).toContain('persist/REHYDRATE');
  expect(log).toContain('searchPeople(');
  SECRETS.forEach((secret) => expect(log).not.toContain(secret));
  expect(log).not.toContain(encodeURIComponent(TYPED));
  expect(log).not.toContain('baseQueryMeta');
});

test('no password, code, token or e-mail is in the state that DevTools sees', async () => {
  const { store, redactor } = await recordSession();
  expect(JSON.stringify(store.getState())).toContain(TOKEN);
  const seen = JSON.stringify(redactor.state(store.getState()));
  SECRETS.forEach((secret) => expect(seen).not.toContain(secret));
  expect(seen).toContain(ada.username);
});

test('the complete log, with its states, contains no secret and replays', async () => {
  const { sessionLog } = await recordSession();
  const log = await exportedLog(sessionLog);
  SECRETS.forEach((secret) => expect(log).not.toContain(secret));
  expect((await replayText(log)).verdict().matches).toBe(true);
});

test('declared texts that are not secret are recorded unchanged', async () => {
  const { store, recorder } = await recordSession();
  const action = navigated({ path: '/dashboard/ada/about', kind: 'PUSH' });
  store.dispatch(action);
  expect(recorder.entries().at(-1)?.action).toEqual(action);
  store.dispatch(sessionAuthenticated({ me: ada }));
  const me = { ...ada, email: '[redacted]' };
  expect(recorder.entries().at(-1)?.action).toEqual(sessionAuthenticated({ me }));
});

test('an undeclared text keeps its length when redacted', async () => {
  const { store, recorder } = await recordSession();
  store.dispatch({
    type: 'other/happened',
    payload: { novelty: 'hush', nested: { more: ['ab'] } },
  });
  store.dispatch({ type: 'other/said', payload: 'hush' });
  expect(
    recorder
      .entries()
      .slice(-2)
      .map(({ action }) => action.payload),
  ).toEqual([{ novelty: '****', nested: { more: ['**'] } }, '****']);
});

test('a shared log contains no id, name or text, keeps lengths and order, and replays', async () => {
  const { store, sessionLog, recorder } = await recordSession();
  const sent = (id: number, content: string) =>
    frameReceived.new_message(
      {
        ...frames.new_message,
        sender_id: 4711,
        message: { ...frames.new_message.message, id, content, sender_id: 4711 },
      },
      1,
    );
  const avatar = 'http://localhost/api/uploads/avatars/4711-zebulon.png';
  store.dispatch(sent(9_001, 'Zanzibar at noon'));
  store.dispatch(sent(9_002, 'Zanzibar at noon'));
  store.dispatch(chatOpened({ id: 4711, username: 'zebulon', avatar }));
  store.dispatch(navigated({ path: '/dashboard/zebulon/about?tab=4711', kind: 'PUSH' }));
  store.dispatch(
    askAboutRequested({ title: 'Zanzibar', file_path: avatar, filename: 'zebulon.pdf' }),
  );
  const plain = recorder.entries();
  const log = await exportedLog(sessionLog, { share: true });
  for (const hint of ['zanzibar', 'noon', 'zebulon', '4711', '9001', '9002', ...SECRETS])
    expect(log.toLowerCase()).not.toContain(hint.toLowerCase());

  const replay = await replayText(log);
  expect(replay.verdict().matches).toBe(true);
  const shared = replay.entries.map(({ action }) => action);
  expect(JSON.stringify(shared)).toHaveLength(
    JSON.stringify(plain.map(({ action }) => action)).length,
  );
  const of = <Payload>(type: string) =>
    shared.filter((action) => action.type === type).map(({ payload }) => payload as Payload);
  type Sent = Record<'id' | 'sender_id', number> & { content: string };
  const [first, second] = of<{ message: Sent }>('realtime/new_message').map(
    ({ message }) => message,
  ) as [Sent, Sent];
  const [opened] = of<{ id: number; username: string; avatar: string }>('chat/opened');
  const went = of<{ path: string }>('app/navigated').at(-1);
  const [asked] = of<{ filename: string }>('assistant/askAboutRequested');
  expect(first.id).toBeLessThan(second.id);
  expect(first.content).toBe(second.content);
  expect(opened?.id).toBe(first.sender_id);
  expect(opened?.avatar).toMatch(
    new RegExp(`^http://localhost/api/uploads/[a-z]{7}/${opened?.id}-${opened?.username}\\.png$`),
  );
  expect(went?.path).toBe(`/dashboard/${opened?.username}/about?tab=${opened?.id}`);
  expect(asked?.filename).toBe(`${opened?.username}.pdf`);
});
