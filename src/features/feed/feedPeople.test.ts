import { ownNameChanged, ownPictureChanged, personBlocked } from '#shared/store/featureEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { ada } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { selectPost, selectShownIds } from './feedState';
import { feedOpened } from './feedSlice';
import { MAIN_VIEW } from './postView';
import { adaAuthor, feedHandlers, feedServer, makePost } from './testing/feedServer';
import { startFeed } from './testing/openFeedPage';

startApiServer(...feedHandlers);
beforeEach(() => feedServer.reset([makePost(3), makePost(2, { user: adaAuthor }), makePost(1)]));

async function openFeed() {
  const { store } = await startFeed();
  store.dispatch(feedOpened({ view: MAIN_VIEW, highlightId: null }));
  await settled(store);
  const shown = () => selectShownIds(store.getState(), 'main');
  const author = (id: number) => selectPost(store.getState(), id)?.user;
  return { store, shown, author };
}

test('nothing of a blocked person is shown any more', async () => {
  const { store, shown, author } = await openFeed();
  expect(shown()).toEqual([3, 2, 1]);
  store.dispatch(personBlocked({ userId: author(3)?.id ?? 0 }));
  expect(shown()).toEqual([2]);
  expect(author(3)).toBeUndefined();
});

test("a new picture appears on the reader's own posts only", async () => {
  const { store, author } = await openFeed();
  store.dispatch(ownPictureChanged({ userId: ada.id, address: '/api/files/me.webp' }));
  expect(author(2)?.profile_picture).toBe('/api/files/me.webp');
  expect(author(3)?.profile_picture).toBeNull();
});

test('a new name of one’s own, with pronouns, shows on every loaded post at once', async () => {
  const { store, author } = await openFeed();
  store.dispatch(
    ownNameChanged({ userId: ada.id, named: { display_name: 'Ada King', pronouns: 'she/her' } }),
  );
  expect(author(2)).toMatchObject({ display_name: 'Ada King', pronouns: 'she/her' });
  expect(author(3)?.display_name).toBeNull();
});
