import { HttpResponse } from 'msw';
import { loginMessages } from '#contract/messages';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { respondToLogin, respondToMe, startSession } from '#shared/testing/startSession';
import { navigated } from '#shared/store/pageEvents';
import { sessionExpired } from '#shared/store/sessionEvents';
import { onCall } from '#shared/testing/onCall';
import { selectLandingPath } from '../sessionSelectors';
import { offeredTokenDeclined } from '../sessionSlice';
import { acceptOfferedToken, logIn, logInWithToken } from '../sessionThunks';

const OTHER_TOKEN = TOKEN.replace('A', 'B');
const credentials = { username: 'ada', password: 'correct horse', remember: true };

const server = startApiServer(
  respondToMe(200, ada),
  respondToLogin(200, { access_token: TOKEN, token_type: 'bearer' }),
  onCall('logout', () => new HttpResponse(null, { status: 204 })),
);

const endedAt = (path: string) => sessionExpired({ path, reason: 'expired' });

describe('a login', () => {
  test('sends the form, stores the token and loads the user', async () => {
    let form = '';
    server.use(
      onCall('login', async ({ request }) => {
        form = await request.text();
        return HttpResponse.json({ access_token: TOKEN, token_type: 'bearer' });
      }),
    );
    const { store, session } = await startSession();
    const done = store.dispatch(logIn({ ...credentials, remember: false }));
    expect(session().status).toBe('authenticating');
    await done;
    expect(form).toBe('username=ada&password=correct+horse&remember=false');
    expect(session()).toMatchObject({
      status: 'authenticated',
      token: TOKEN,
      me: ada,
      remember: false,
    });
    expect(selectLandingPath(store.getState())).toBe('/dashboard/posts');
  });

  test('with an incomplete profile leads to its completion', async () => {
    server.use(respondToMe(200, { ...ada, profile_completed: false }));
    const { store } = await startSession();
    store.dispatch(endedAt('/dashboard/research'));
    await store.dispatch(logIn(credentials));
    expect(selectLandingPath(store.getState())).toBe('/complete-profile');
  });

  test('leads back to the wanted page', async () => {
    const { store } = await startSession();
    store.dispatch(endedAt('/dashboard/research'));
    await store.dispatch(logIn(credentials));
    expect(selectLandingPath(store.getState())).toBe('/dashboard/research');
    store.dispatch(navigated({ path: '/dashboard/research', kind: 'REPLACE' }));
    expect(selectLandingPath(store.getState())).toBe('/dashboard/posts');
  });

  test.each([
    [
      'the detail of the response',
      respondToLogin(401, { detail: 'Account locked' }),
      'Account locked',
    ],
    [
      'a text of its own without a detail',
      respondToLogin(500, {}),
      loginMessages.invalidCredentials,
    ],
    ['that it failed without a token', respondToLogin(200, {}), loginMessages.failed],
    ['that it failed when the user cannot be read', respondToMe(500, {}), loginMessages.failed],
    ['that it failed when the new token is refused', respondToMe(401, {}), loginMessages.failed],
    [
      'which fields are missing',
      respondToMe(200, { id: 7, email: 'a@b.c' }),
      loginMessages.missingFields,
    ],
  ])('that fails shows %s and stores no token', async (_name, handler, error) => {
    server.use(handler);
    const { store, session, ports } = await startSession();
    await store.dispatch(logIn(credentials));
    expect(session()).toMatchObject({
      status: 'anonymous',
      token: null,
      error,
      expiredReason: null,
    });
    ports.hidePage();
    expect(ports.localStore.texts.has('token')).toBe(false);
  });

  test.each([
    ['the address the server names', { email: 'ada@uni.example' }, 'ada', 'ada@uni.example'],
    ['the address that was typed', {}, 'typed@uni.example', 'typed@uni.example'],
    ['no address when only a name is known', {}, 'ada', null],
  ])(
    'of an unverified account leads to verification with %s',
    async (_name, more, username, email) => {
      server.use(respondToMe(403, { detail: loginMessages.verifyEmail, ...more }));
      const { store, session } = await startSession();
      await store.dispatch(logIn({ ...credentials, username }));
      const error = loginMessages.verifyEmail;
      expect(session()).toMatchObject({ status: 'unverified', token: null, email, error });
    },
  );

  test('submitted twice is one login', async () => {
    let logins = 0;
    server.use(
      onCall('login', () => {
        logins += 1;
        return HttpResponse.json({ access_token: TOKEN });
      }),
    );
    const { store } = await startSession();
    await Promise.all([store.dispatch(logIn(credentials)), store.dispatch(logIn(credentials))]);
    expect(logins).toBe(1);
  });
});

describe('a token in the address', () => {
  test('signs in', async () => {
    const { store, session } = await startSession();
    await store.dispatch(logInWithToken(TOKEN));
    expect(session()).toMatchObject({ status: 'authenticated', token: TOKEN });
  });

  test.each(['', 'short', `${TOKEN}x`, '<script>'])(
    'of another shape (%s) fails',
    async (token) => {
      const { store, session } = await startSession();
      await store.dispatch(logInWithToken(token));
      expect(session()).toMatchObject({ token: null, error: loginMessages.googleFailed });
    },
  );

  test('does not replace a live session by itself', async () => {
    const { store, session, settled } = await startSession(createFakePorts(adaStored));
    await settled();
    await store.dispatch(logInWithToken(OTHER_TOKEN));
    expect(session()).toMatchObject({ token: TOKEN, offeredToken: OTHER_TOKEN });
    store.dispatch(offeredTokenDeclined());
    expect(session()).toMatchObject({ status: 'authenticated', token: TOKEN, offeredToken: null });
  });

  test('replaces a live session after the user confirms', async () => {
    const { store, session, settled } = await startSession(createFakePorts(adaStored));
    await settled();
    await store.dispatch(logInWithToken(OTHER_TOKEN));
    await store.dispatch(acceptOfferedToken());
    expect(session()).toMatchObject({ status: 'authenticated', token: OTHER_TOKEN });
  });
});
