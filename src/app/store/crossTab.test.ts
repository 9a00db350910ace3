import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { respondToLogin, respondToMe, startSession } from '#shared/testing/startSession';
import { logIn } from '#features/session/sessionThunks';
import { onCall } from '#shared/testing/onCall';

const OTHER_TOKEN = TOKEN.split('').reverse().join('');
const server = startApiServer(respondToMe(200, ada));

/**
 * Signs in from another tab: stores its token first and the user once the server has identified
 * them.
 */
function signInElsewhere(ports: FakePorts, token: string, userId = '7') {
  ports.storeFromTab('token', token);
  ports.storeFromTab('user_id', userId);
}

async function signedIn() {
  const started = await startSession(createFakePorts(adaStored));
  await started.settled();
  return started;
}

test('a login in another tab signs in a signed-out tab', async () => {
  const { ports, session, settled } = await startSession();
  expect(session().status).toBe('anonymous');
  signInElsewhere(ports, TOKEN);
  expect(await settled()).toMatchObject({ status: 'authenticated', token: TOKEN, me: ada });
  expect(ports.reloads).toBe(0);
});

test('a login in another tab while this one starts is followed', async () => {
  const ports = createFakePorts();
  const { onStored } = ports.tabs;
  const tabs = {
    ...ports.tabs,
    onStored(run: Parameters<typeof onStored>[0]) {
      ports.localStore.set('token', TOKEN);
      ports.localStore.set('user_id', '7');
      return onStored(run);
    },
  };
  const { settled } = await startSession({ ...ports, tabs });
  expect(await settled()).toMatchObject({ status: 'authenticated', token: TOKEN, me: ada });
});

test('a tab that follows a login without "Keep me logged in" does not store it either', async () => {
  const { ports, settled } = await startSession();
  ports.browserSession.set('quad_browser_session', '1');
  ports.storeFromTab('quad_remember', 'off');
  signInElsewhere(ports, TOKEN);
  expect(await settled()).toMatchObject({ status: 'authenticated', remember: false });
});

test('a token alone is not followed, because the server may still refuse it', async () => {
  const { ports, session, store } = await startSession();
  ports.storeFromTab('token', TOKEN);
  await settled(store);
  expect(session()).toMatchObject({ status: 'anonymous', token: null });
});

test('a new login of the same user renews the token and changes nothing else', async () => {
  const { ports, session } = await signedIn();
  signInElsewhere(ports, OTHER_TOKEN);
  expect(session()).toMatchObject({ status: 'authenticated', token: OTHER_TOKEN, me: ada });
  expect(ports.reloads).toBe(0);
});

test('a login of a different user reloads the page instead of mixing both sessions', async () => {
  const { ports, session } = await signedIn();
  signInElsewhere(ports, OTHER_TOKEN, '8');
  expect(ports.reloads).toBe(1);
  expect(session()).toMatchObject({ token: TOKEN, userId: 7 });
});

test('a login in progress here is not overridden by one in another tab', async () => {
  server.use(respondToLogin(200, { access_token: TOKEN }));
  const { ports, store, settled } = await startSession();
  void store.dispatch(logIn({ username: 'ada', password: 'x', remember: true }));
  signInElsewhere(ports, OTHER_TOKEN, '8');
  expect(await settled()).toMatchObject({ status: 'authenticated', token: TOKEN, userId: 7 });
});

test('a session that ended in another tab is verified, and ends here if it has expired', async () => {
  const { ports, session, store } = await signedIn();
  ports.storeFromTab('user_id', null);
  await settled(store);
  expect(session()).toMatchObject({ status: 'authenticated' });
  server.use(onCall('me', () => HttpResponse.json({}, { status: 401 })));
  ports.storeFromTab('user_id', null);
  await settled(store);
  expect(session()).toMatchObject({
    status: 'anonymous',
    expiredReason: 'expired',
    wantedPath: '/dashboard/posts',
  });
});

test('a session that ends here keeps the values another tab has stored since', async () => {
  const { ports } = await signedIn();
  ports.localStore.texts.set('token', OTHER_TOKEN);
  ports.receiveFromTab({ type: 'loggedOut' });
  ports.hidePage();
  expect(ports.localStore.texts.get('token')).toBe(OTHER_TOKEN);
});

test('other keys and other messages are ignored', async () => {
  const { ports, session, store } = await signedIn();
  ports.storeFromTab('quad_theme', 'dark');
  ports.receiveFromTab('noise');
  ports.receiveFromTab({ type: 'unknown' });
  await settled(store);
  expect(session()).toMatchObject({ status: 'authenticated', token: TOKEN });
  expect(ports.reloads).toBe(0);
});
