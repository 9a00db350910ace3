import { startApiServer } from '../testing/apiServer';
import { createFakePorts } from '../testing/fakePorts';
import { ada, adaStored } from '../testing/people';
import { respondToMe, startSession } from '../testing/startSession';
import { isLoggedIn } from './isLoggedIn';

startApiServer(respondToMe(200, ada));

async function signedIn() {
  const started = await startSession(createFakePorts(adaStored));
  await started.settled();
  return started;
}

test('a signed-in user whose token is stored is logged in', async () => {
  const { store, ports } = await signedIn();
  expect(store.dispatch(isLoggedIn())).toBe(true);
  expect([...ports.localStore.texts.keys()]).not.toContain('quad_probe');
});

test('a user who removed the token from storage is not', async () => {
  const { store, ports } = await signedIn();
  ports.localStore.texts.delete('token');
  expect(store.dispatch(isLoggedIn())).toBe(false);
  expect([...ports.localStore.texts.keys()]).not.toContain('quad_probe');
});

test.each(['writes', 'all'] as const)(
  'a storage that rejects %s counts for nothing',
  async (broken) => {
    const { store, ports } = await signedIn();
    ports.localStore.texts.delete('token');
    ports.localStore.broken = broken;
    expect(store.dispatch(isLoggedIn())).toBe(true);
  },
);

test('a visitor without a session is not', async () => {
  const { store } = await startSession();
  expect(store.dispatch(isLoggedIn())).toBe(false);
});
