import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { loggedOut, sessionExpired } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { respondToLogin, respondToMe, startSession } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { sessionApi } from './sessionApi';
import { sessionRetryRequested } from './sessionListeners';
import { logIn, logOut } from './sessionThunks';

const credentials = { username: 'ada', password: 'correct horse', remember: true };
const requests: string[] = [];

const server = startApiServer(
  respondToMe(200, ada),
  respondToLogin(200, { access_token: TOKEN, token_type: 'bearer' }),
  onCall('logout', ({ request }) => {
    requests.push(`DELETE ${request.headers.get('authorization')}`);
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => void requests.splice(0));

describe('with a stored token', () => {
  test('the page starts with the user signed in', async () => {
    const { settled, session } = await startSession(createFakePorts(adaStored));
    expect(session().status).toBe('starting');
    expect(await settled()).toMatchObject({ status: 'authenticated', me: ada });
  });

  test.each([
    [401, 'expired'],
    [403, 'unverified'],
  ])('a %i clears the session and remembers the page', async (status, expiredReason) => {
    server.use(respondToMe(status, { detail: 'No' }));
    const { settled, ports } = await startSession(createFakePorts(adaStored));
    expect(await settled()).toMatchObject({
      status: 'anonymous',
      token: null,
      userId: null,
      username: null,
      expiredReason,
      wantedPath: '/dashboard/posts',
    });
    expect([...ports.localStore.texts.keys()]).toEqual(['user_email']);
    expect(ports.logged).toContain('warn Unauthorized');
  });

  test.each([
    ['an error of the server', 'failing', respondToMe(503, {})],
    ['no network', 'unreachable', onCall('me', () => HttpResponse.error())],
  ])('%s keeps the token, and a retry signs in', async (_name, status, handler) => {
    server.use(handler);
    const { settled, store, ports } = await startSession(createFakePorts(adaStored));
    expect(await settled()).toMatchObject({ status, token: TOKEN });
    expect(ports.sockets).toHaveLength(0);
    server.resetHandlers();
    store.dispatch(sessionRetryRequested());
    expect(await settled()).toMatchObject({ status: 'authenticated' });
  });

  test('coming online retries automatically', async () => {
    server.use(respondToMe(503, {}));
    const { settled, ports } = await startSession(createFakePorts(adaStored));
    await settled();
    server.resetHandlers();
    ports.goOnline();
    expect(await settled()).toMatchObject({ status: 'authenticated' });
  });

  test("a logout during the check is not undone by the check's response", async () => {
    const { store, session } = await startSession(createFakePorts(adaStored));
    store.dispatch(logOut());
    await settled(store);
    expect(session()).toMatchObject({ status: 'anonymous', token: null });
  });
});

describe('a session ends', () => {
  async function signedIn() {
    const started = await startSession(createFakePorts(adaStored));
    await started.settled();
    return started;
  }

  test('by logout: all data of the user is removed, the server and the other tabs are notified', async () => {
    const { store, ports, session } = await signedIn();
    await store.dispatch(sessionApi.endpoints.me.initiate());
    store.dispatch(logOut());
    expect(session()).toMatchObject({ status: 'anonymous', token: null, email: null, me: null });
    expect(ports.localStore.texts.size).toBe(0);
    expect(store.getState().api.queries).toEqual({});
    expect(ports.sockets.at(-1)?.isClosedByClient).toBe(true);
    expect(ports.posted).toContainEqual({ type: 'loggedOut' });
    await settled(store);
    expect(requests).toEqual([`DELETE Bearer ${TOKEN}`]);
  });

  test('by logout in another tab, which has notified the server already', async () => {
    const { ports, session, store } = await signedIn();
    ports.receiveFromTab({ type: 'loggedOut' });
    expect(session()).toMatchObject({ status: 'anonymous', token: null });
    await settled(store);
    expect(requests).toEqual([]);
    expect(ports.posted).not.toContainEqual({ type: 'loggedOut' });
  });

  test('by the close code 4001 of its socket', async () => {
    const { ports, session } = await signedIn();
    ports.sockets.at(-1)?.open();
    ports.sockets.at(-1)?.drop(4001);
    expect(session()).toMatchObject({ status: 'anonymous', expiredReason: 'expired' });
    expect(ports.localStore.texts.has('token')).toBe(false);
  });

  test('by a refused call of any feature', async () => {
    const refuse = () => HttpResponse.json({ detail: 'No' }, { status: 401 });
    server.use(onCall('completeStep1', refuse));
    const { store, session } = await signedIn();
    const step1 = { university_name: 'U', department: 'D', fields_of_interest: ['X'] };
    await store.dispatch(sessionApi.endpoints.completeStep1.initiate(step1));
    await waitFor(() =>
      expect(session()).toMatchObject({ status: 'anonymous', expiredReason: 'expired' }),
    );
  });

  test('and only a page of the signed-in area is remembered', () => {
    const wanted = (path: string) => sessionExpired({ path, reason: 'expired' }).payload.wantedPath;
    expect(wanted('/dashboard/posts?highlight=5')).toBe('/dashboard/posts?highlight=5');
    expect(wanted('/chat')).toBe('/chat');
    expect(wanted('/complete-profile')).toBe('/complete-profile');
    expect(wanted('/login?token=secret')).toBeNull();
    expect(wanted('//evil.example/dashboard')).toBeNull();
    expect(wanted('/dashboardx')).toBeNull();
  });
});

describe('completing the profile', () => {
  test('sends each interest as a separate field and updates the user', async () => {
    let fields: FormData | undefined;
    server.use(
      onCall('completeStep1', async ({ request }) => {
        fields = await request.formData();
        return HttpResponse.json({ ...ada, department: 'Physics' });
      }),
    );
    const { store, session, settled } = await startSession(createFakePorts(adaStored));
    await settled();
    const step1 = { university_name: 'U', department: 'Physics', fields_of_interest: ['A', 'B'] };
    await store.dispatch(sessionApi.endpoints.completeStep1.initiate(step1));
    expect(fields?.getAll('fields_of_interest')).toEqual(['A', 'B']);
    expect(session().me?.department).toBe('Physics');
  });

  test('a new picture is shown at once', async () => {
    server.use(onCall('uploadPicture', () => HttpResponse.json({ filename: '/files/p.webp' })));
    const { store, session, settled } = await startSession(createFakePorts(adaStored));
    await settled();
    const file = new File(['x'], 'p.png', { type: 'image/png' });
    await store.dispatch(sessionApi.endpoints.uploadPicture.initiate({ file, uploadId: 'u' }));
    expect(session().me?.profile_picture).toBe('/files/p.webp');
  });

  test.each([
    [{ isGenerated: true }, false, false],
    [{}, false, true],
  ])('with %j the first step goes from %s to %s', async (origin, before, after) => {
    server.use(
      respondToMe(200, {
        ...ada,
        first_steps: { people: 0, has_posted: false, has_picture: before },
      }),
      onCall('uploadPicture', () => HttpResponse.json({ filename: '/files/p.webp' })),
    );
    const { store, session, settled } = await startSession(createFakePorts(adaStored));
    await settled();
    const file = new File(['x'], 'p.png', { type: 'image/png' });
    const upload = { file, uploadId: 'u', ...origin };
    await store.dispatch(sessionApi.endpoints.uploadPicture.initiate(upload));
    expect(session().me?.first_steps.has_picture).toBe(after);
  });
});

test('a logout leaves the API cache usable', async () => {
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  store.dispatch(loggedOut());
  await store.dispatch(logIn(credentials));
  expect(store.getState().session.status).toBe('authenticated');
});
