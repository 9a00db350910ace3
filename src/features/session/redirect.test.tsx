import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { createStore } from '#app/store/createStore';
import { draftChanged, selectDraft } from '#shared/drafts/draftsSlice';
import { loggedOut, sessionExpired } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { settled } from '#shared/testing/settled';
import { respondToLogin, respondToMe, startSession } from '#shared/testing/startSession';
import { onCall, onEveryCall } from '#shared/testing/onCall';
import { loadAuthSchemas } from './form/loadAuthSchemas';
import { LoginPage } from './login/LoginPage';
import { sessionApi } from './sessionApi';
import { logIn } from './sessionThunks';

const refuse = () => HttpResponse.json({ detail: 'No' }, { status: 401 });
const refuseStep1 = onCall('completeStep1', refuse);
const server = startApiServer(
  respondToMe(200, ada),
  respondToLogin(200, { access_token: TOKEN }),
  onCall('listConversations', () => HttpResponse.json([])),
  refuseStep1,
);
beforeAll(loadAuthSchemas);

const step1 = { university_name: 'U', department: 'D', fields_of_interest: ['X'] };

const unsent = {
  client_id: 'c1',
  receiver_id: 12,
  content: 'Written without a line',
  message_type: 'text',
  timestamp: '2026-01-01T00:00:00.000Z',
  state: 'waiting',
};

async function signedIn() {
  const quad_outbox = JSON.stringify({ owner: ada.id, items: [unsent] });
  const started = await startSession(createFakePorts({ ...adaStored, quad_outbox }));
  await started.settled();
  const refuse = () => started.store.dispatch(sessionApi.endpoints.completeStep1.initiate(step1));
  return { ...started, refuse };
}

/** Returns the ports of the next document in the same tab. */
function nextDocument(before: FakePorts): FakePorts {
  before.hidePage();
  const ports = createFakePorts(Object.fromEntries(before.localStore.texts));
  ports.note = before.note;
  return ports;
}

test('ten calls refused in a session load the login once, as a new document', async () => {
  const { ports, refuse, store } = await signedIn();
  await Promise.all(Array.from({ length: 10 }, refuse));
  await waitFor(() => expect(ports.redirects).toEqual(['/login']));
  await settled(store);
  expect(ports.redirects).toEqual(['/login']);
  expect(ports.localStore.texts.has('token')).toBe(false);
  expect(ports.logged).toContain('warn Unauthorized');
});

test('the new document says why, knows the wanted page, and has the drafts for their owner', async () => {
  const { ports, store, refuse } = await signedIn();
  ports.currentPath = '/dashboard/research?tab=upload';
  store.dispatch(draftChanged({ key: 'post', text: 'half a thought' }));
  await refuse();
  await waitFor(() => expect(ports.redirects).toHaveLength(1));
  const later = nextDocument(ports);
  expect(later.localStore.texts.get('quad_outbox')).toContain('Written without a line');
  const {
    user,
    place,
    store: newStore,
  } = await renderAt('/login', <LoginPage />, { ports: later });
  expect(screen.getByRole('alert')).toHaveTextContent('Session expired! Please log in again.');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('Another page');
  expect(place().path).toBe('/dashboard/research?tab=upload');
  expect(selectDraft(newStore.getState(), 'post')).toBe('half a thought');
  expect(later.note).toBeNull();
});

test('a replaced token is not ended by the refusal of the previous one', async () => {
  const { ports, store, refuse, session } = await signedIn();
  let endReading: () => void = () => undefined;
  ports.page.afterReading = (run) => {
    endReading = run;
  };
  await refuse();
  ports.storeFromTab('token', TOKEN.replace('A', 'B'));
  ports.storeFromTab('user_id', '7');
  endReading();
  expect(session().status).toBe('authenticated');
  ports.page.afterReading = (run) => run();
  await refuse();
  expect(store.getState().session.token).toBeNull();
});

test('pending file writes are awaited, but not forever', async () => {
  const { ports, store } = await signedIn();
  let finish: () => void = () => undefined;
  ports.fileStore.settled = () => new Promise((resolve) => (finish = () => resolve(undefined)));
  store.dispatch(sessionExpired({ path: '/dashboard/posts', reason: 'expired' }));
  await settled(store);
  expect(ports.redirects).toEqual([]);
  finish();
  await waitFor(() => expect(ports.redirects).toHaveLength(1));

  const hanging = await signedIn();
  hanging.ports.fileStore.settled = () => new Promise(() => undefined);
  hanging.store.dispatch(sessionExpired({ path: '/dashboard/posts', reason: 'expired' }));
  hanging.ports.timers.advance(2_000);
  await waitFor(() => expect(hanging.ports.redirects).toHaveLength(1));
});

test('a refused login, a logout, and an expired token at the start reload nothing', async () => {
  server.use(...onEveryCall(refuse));
  const { ports, store } = await startSession();
  await store.dispatch(logIn({ username: 'ada', password: 'x', remember: true }));
  expect(store.getState().session.error).toBe('No');

  const dead = await startSession(createFakePorts(adaStored));
  expect(await dead.settled()).toMatchObject({ status: 'anonymous', isLeaving: false });

  server.resetHandlers();
  const live = await signedIn();
  live.store.dispatch(loggedOut());
  await settled(live.store);
  for (const each of [ports, dead.ports, live.ports]) expect(each.redirects).toEqual([]);
});

test('a session that ended in another tab loads the login here too', async () => {
  const { ports } = await signedIn();
  server.use(respondToMe(401, {}));
  ports.storeFromTab('user_id', null);
  await waitFor(() => expect(ports.redirects).toEqual(['/login']));
});

test.each([['<script>'], ['//evil.example/dashboard'], ['https://evil.example']])(
  'the page to return to is never %s',
  async (text) => {
    const ports = createFakePorts();
    ports.note = text;
    const { store, restored } = createStore(ports);
    await restored;
    expect(store.getState().session).toMatchObject({ wantedPath: null });
  },
);
