import { set } from 'idb-keyval';
import { runTurns } from '#shared/testing/runTurns';
import { createBrowserPorts } from './ports';

jest.mock('idb-keyval', () => ({ get: jest.fn(), set: jest.fn(), del: jest.fn() }));

test('the store settles when nothing was stored and when storing failed', async () => {
  const store = createBrowserPorts().fileStore;
  await store.settled();
  jest.mocked(set).mockRejectedValueOnce(new Error('Full'));
  await Promise.all([expect(store.set('a', 1)).rejects.toThrow('Full'), store.settled()]);
});

test('the store does not settle while a file is being stored', async () => {
  const store = createBrowserPorts().fileStore;
  let finish: () => void = () => undefined;
  jest.mocked(set).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const kept = store.set('a', 1);
  const settled = store.settled().then(() => 'settled');
  const later = runTurns().then(() => 'pending');
  expect(await Promise.race([settled, later])).toBe('pending');
  finish();
  await kept;
  expect(await settled).toBe('settled');
});
