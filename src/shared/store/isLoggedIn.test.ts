import { startApiServer } from '../testing/apiServer';
import { createFakePorts } from '../testing/fakePorts';
import { ada, adaStored } from '../testing/people';
import { answerMe, startSession } from '../testing/startSession';
import { isLoggedIn } from './isLoggedIn';

startApiServer(answerMe(200, ada));

async function signedIn() {
  const started = await startSession(createFakePorts(adaStored));
  await started.settled();
  return started;
}

test('who is signed in, and whose token is stored, is logged in', async () => {
  const { store, ports } = await signedIn();
  expect(store.dispatch(isLoggedIn())).toBe(true);
  expect([...ports.localStore.texts.keys()]).not.toContain('quad_probe');
});

test('who took the token out of the storage is not', async () => {
  const { store, ports } = await signedIn();
  ports.localStore.texts.delete('token');
  expect(store.dispatch(isLoggedIn())).toBe(false);
  expect([...ports.localStore.texts.keys()]).not.toContain('quad_probe');
});

test.each(['writes', 'all'] as const)(
  'a storage that refuses %s says nothing of it',
  async (broken) => {
    const { store, ports } = await signedIn();
    ports.localStore.texts.delete('token');
    ports.localStore.broken = broken;
    expect(store.dispatch(isLoggedIn())).toBe(true);
  },
);

test('who is nobody is not', async () => {
  const { store } = await startSession();
  expect(store.dispatch(isLoggedIn())).toBe(false);
});
