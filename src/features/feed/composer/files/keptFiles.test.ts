import { loggedOut, sessionAuthenticated } from '#shared/store/sessionEvents';
import { ada } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { startApiServer } from '#shared/testing/apiServer';
import { feedHandlers } from '../../testing/feedServer';
import { startFeed } from '../../testing/openFeedPage';
import { nothingAttached, type Attached } from './attached';
import { KEPT_FILES_KEY, KEPT_FILES_MAX_BYTES, keepFiles, readKeptFiles } from './keptFiles';

startApiServer(...feedHandlers);

const dusk = new File(['x'], 'dusk.jpg', { type: 'image/jpeg' });
const withDusk: Attached = {
  ...nothingAttached,
  media: { files: [{ file: dusk, alt: 'Dusk' }], refused: [] },
};

const media = new Set(['media'] as const);

async function begin() {
  const { store, ports } = await startFeed();
  const kept = () => ports.fileStore.values.get(KEPT_FILES_KEY);
  const read = () => store.dispatch(readKeptFiles());
  return { store, ports, kept, read };
}

test('the files of a draft are stored for the user who chose them', async () => {
  const { store, read } = await begin();
  await store.dispatch(keepFiles(withDusk, media));
  expect(await read()).toEqual(withDusk);
});

test('those of another kind, which another tab stored, stay when files are chosen or sent', async () => {
  const { store, kept, read } = await begin();
  const notes = new File(['y'], 'notes.pdf', { type: 'application/pdf' });
  const withNotes = {
    ...nothingAttached,
    document: { files: [{ file: notes, alt: '' }], refused: [] },
  };
  const documents = new Set(['document'] as const);
  await store.dispatch(keepFiles(withDusk, media));
  await store.dispatch(keepFiles(withNotes, documents));
  expect(await read()).toEqual({ ...withNotes, media: withDusk.media });
  await store.dispatch(keepFiles(nothingAttached, documents));
  expect(await read()).toEqual(withDusk);
  await store.dispatch(keepFiles(nothingAttached, media));
  expect(kept()).toBeUndefined();
});

test('they are not shown to another user', async () => {
  const { store, kept, read } = await begin();
  await store.dispatch(keepFiles(withDusk, media));
  store.dispatch(sessionAuthenticated({ me: { ...ada, id: ada.id + 1 } }));
  expect(await read()).toBeNull();
  expect(kept()).toBeUndefined();
});

test('a logout removes them', async () => {
  const { store, kept } = await begin();
  await store.dispatch(keepFiles(withDusk, media));
  store.dispatch(loggedOut());
  await settled(store);
  expect(kept()).toBeUndefined();
});

test('files above fifty megabytes are not stored, and earlier ones are removed', async () => {
  const { store, kept } = await begin();
  await store.dispatch(keepFiles(withDusk, media));
  const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  Object.defineProperty(film, 'size', { value: KEPT_FILES_MAX_BYTES });
  const tooMuch = [...withDusk.media.files, { file: film, alt: '' }];
  await store.dispatch(keepFiles({ ...withDusk, media: { files: tooMuch, refused: [] } }, media));
  expect(kept()).toBeUndefined();
});

test('a browser that cannot store files does no harm', async () => {
  const { store, ports, read } = await begin();
  ports.fileStore.isOff = true;
  await store.dispatch(keepFiles(withDusk, media));
  expect(await read()).toBeNull();
  expect(ports.logged).toContain('warn The files of a draft could not be kept');
});

test.each([5, {}, { ownerId: 7 }, { ownerId: ada.id, files: { media: [{ file: 'x', alt: 1 }] } }])(
  'stored values of another shape are ignored: %j',
  async (value) => {
    const { ports, read } = await begin();
    ports.fileStore.values.set(KEPT_FILES_KEY, value);
    expect(await read()).toBeNull();
  },
);
