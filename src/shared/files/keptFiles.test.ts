import { waitFor } from '@testing-library/react';
import { loggedOut, sessionAuthenticated } from '../store/sessionEvents';
import { ada } from '../testing/people';
import { startSession } from '../testing/startSession';
import { createKeptFiles } from './keptFiles';

const KEY = 'quad_post_files';
const dusk = new File(['dusk'], 'dusk.png');
const paper = new File(['%PDF'], 'paper.pdf');

async function signedIn() {
  const { store, ports } = await startSession();
  store.dispatch(sessionAuthenticated({ me: ada }));
  const kept = createKeptFiles<readonly File[]>({
    key: KEY,
    field: 'files',
    logName: 'The test files',
    parse: (stored) => (Array.isArray(stored) ? stored : null),
  });
  const add = (file: File) => store.dispatch(kept.change((files) => [...(files ?? []), file]));
  const read = () => store.dispatch(kept.read());
  const { values } = ports.fileStore;
  return { store, ports, kept, add, read, values };
}

test('files are stored with their owner, and can be read until they are deleted', async () => {
  const { store, kept, read, values } = await signedIn();
  expect(await read()).toBeNull();
  await store.dispatch(kept.keep([dusk]));
  expect(values.get(KEY)).toEqual({ ownerId: ada.id, files: [dusk] });
  expect(await read()).toEqual([dusk]);
  await store.dispatch(kept.forget());
  expect(await read()).toBeNull();
});

test('accesses that start at the same time run in order', async () => {
  const { store, kept, add, read, values } = await signedIn();
  void add(dusk);
  void add(paper);
  expect(await read()).toEqual([dusk, paper]);
  void add(dusk);
  await store.dispatch(kept.forget());
  expect(values.has(KEY)).toBe(false);
});

test('a change starts from the value another tab stored', async () => {
  const { add, read, values } = await signedIn();
  await add(dusk);
  values.set(KEY, { ownerId: ada.id, files: [paper] });
  await add(dusk);
  expect(await read()).toEqual([paper, dusk]);
});

test('a change to null leaves nothing in the store', async () => {
  const { store, kept, add, values } = await signedIn();
  await add(dusk);
  await store.dispatch(kept.change(() => null));
  expect(values.has(KEY)).toBe(false);
});

test('another user’s files are deleted', async () => {
  const { store, add, read, values } = await signedIn();
  await add(dusk);
  store.dispatch(sessionAuthenticated({ me: { ...ada, id: ada.id + 1 } }));
  expect(await read()).toBeNull();
  expect(values.has(KEY)).toBe(false);
});

test('a logout removes the files of every place, even if their code was never loaded', async () => {
  const { store, add, values } = await signedIn();
  values.set('quad_chat_files', { ownerId: ada.id, files: {} });
  values.set('quad_paper_file', { ownerId: ada.id, file: paper });
  void add(dusk);
  store.dispatch(loggedOut());
  await waitFor(() => expect([...values.keys()]).toEqual([]));
});

test.each([5, null, {}, { ownerId: ada.id }, { ownerId: ada.id, files: 'dusk' }])(
  'a stored value of another form contains no files: %j',
  async (stored) => {
    const { read, values } = await signedIn();
    values.set(KEY, stored);
    expect(await read()).toBeNull();
  },
);

test('a failing store is logged and does not block later accesses', async () => {
  const { store, ports, kept, add, read } = await signedIn();
  ports.fileStore.isOff = true;
  await add(dusk);
  await store.dispatch(kept.forget());
  expect(await read()).toBeNull();
  expect(ports.logged).toEqual([
    'warn The test files could not be kept',
    'warn The test files could not be removed',
  ]);
  ports.fileStore.isOff = false;
  await add(paper);
  expect(await read()).toEqual([paper]);
});
