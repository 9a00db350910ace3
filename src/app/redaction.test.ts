import { http, HttpResponse } from 'msw';
import { logIn, logOut, logInWithToken } from '../features/session/sessionThunks';
import { sessionApi } from '../features/session/sessionApi';
import { baseApi } from '../api/baseApi';
import { sessionAuthenticated } from '../shared/store/sessionEvents';
import { startApiServer } from '../shared/testing/apiServer';
import { createFakePorts } from '../shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '../shared/testing/people';
import { createStore } from './createStore';
import { rootReducer } from './rootReducer';

const PASSWORD = 'correct-horse-battery';
const CODE = '918273';
const OFFERED = TOKEN.replace('A', 'Z');
const done = () => HttpResponse.json({ detail: 'Done' });

startApiServer(
  http.get('*/api/auth/users/me/', () => HttpResponse.json(ada)),
  http.post('*/api/auth/token', () => HttpResponse.json({ access_token: TOKEN })),
  http.delete('*/api/auth/token', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/auth/*', done),
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

/** Does everything that touches a secret. */
async function liveThrough() {
  const ports = createFakePorts(adaStored);
  const { store, restored, recorder, redactState } = createStore(ports);
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
  return { ports, store, recorder, redactState };
}

test('no password, code or token is in any recorded action', async () => {
  const { store, recorder } = await liveThrough();
  store.dispatch(logOut());
  await new Promise((resolve) => setTimeout(resolve, 50));
  const log = JSON.stringify(recorder.entries());
  expect(log).toContain('session/tokenAccepted');
  expect(log).toContain('persist/REHYDRATE');
  [PASSWORD, CODE, TOKEN, OFFERED].forEach((secret) => expect(log).not.toContain(secret));
  expect(log).not.toContain('baseQueryMeta');
});

test('no password, code or token is in the state that DevTools sees', async () => {
  const { store, redactState } = await liveThrough();
  expect(JSON.stringify(store.getState())).toContain(TOKEN);
  const seen = JSON.stringify(redactState(store.getState()));
  [PASSWORD, CODE, TOKEN, OFFERED].forEach((secret) => expect(seen).not.toContain(secret));
  expect(seen).toContain(ada.username);
});

test('what is no secret is recorded as it is', async () => {
  const { store, recorder } = await liveThrough();
  store.dispatch(sessionAuthenticated({ me: ada }));
  expect(recorder.entries().at(-1)?.action).toEqual(sessionAuthenticated({ me: ada }));
});

test('the recorded log, replayed into the reducer alone, gives the redacted state', async () => {
  const { store, recorder, redactState } = await liveThrough();
  const log = JSON.parse(JSON.stringify(recorder.entries())) as ReturnType<typeof recorder.entries>;
  const replayed = log.reduce(
    (state, { action }) => rootReducer(state, action),
    rootReducer(undefined, { type: 'start' }),
  );
  const { api: liveApi, ...live } = redactState(store.getState()) as ReturnType<
    typeof store.getState
  > & { _persist: unknown };
  const { api: replayedApi, ...rest } = replayed;
  expect({ ...rest, _persist: live._persist }).toEqual(live);
  expect(replayedApi.queries).toEqual(liveApi.queries);
});

test('the ring forgets the oldest actions and keeps their numbers', async () => {
  const { createRecorder } = await import('../replay/recorder');
  let time = 100;
  const recorder = createRecorder({
    now: () => time,
    size: 3,
    secretsOf: () => ({ secretArgs: [], secretResult: false }),
  });
  const run = recorder.middleware({ dispatch: (action) => action, getState: () => null })(
    (action) => action,
  );
  for (const type of ['a', 'persist/FLUSH', 'api/config/focused', 'b', 'c', 'd']) {
    time += 10;
    run({ type });
  }
  const seen = recorder.entries().map(({ i, t, action }) => [i, t, action.type]);
  expect(seen).toEqual([
    [1, 40, 'b'],
    [2, 50, 'c'],
    [3, 60, 'd'],
  ]);
});
