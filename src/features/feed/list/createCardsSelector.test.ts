import * as fc from 'fast-check';
import { draftChanged, draftCleared } from '#shared/drafts/draftsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { pause } from '#shared/testing/startSession';
import { editDraftKey, selectCard, selectShownIds } from '../feedSelectors';
import {
  commentsClosed,
  commentsOpened,
  feedOpened,
  highlightFaded,
  likeHeard,
  likeWished,
  postHighlighted,
  postVanished,
} from '../feedSlice';
import { MAIN_VIEW } from '../postView';
import { feedHandlers, feedServer, makePosts } from '../testing/feedServer';
import { startFeed } from '../testing/openFeedPage';
import { createCardsSelector } from './createCardsSelector';

startApiServer(...feedHandlers);
beforeEach(() => feedServer.reset(makePosts(10, 1)));

async function openFeed() {
  const { store } = await startFeed();
  store.dispatch(feedOpened({ view: MAIN_VIEW, highlightId: null }));
  await pause();
  return { store, ids: selectShownIds(store.getState(), 'main') };
}

it('answers the same as long as nothing changed for its posts, and else only that card anew', async () => {
  const { store, ids } = await openFeed();
  const [first, second] = [ids.slice(0, 5), ids.slice(5)].map(createCardsSelector);
  const before = first?.(store.getState());
  const others = second?.(store.getState());
  store.dispatch(likeWished({ id: ids[2] ?? 0, on: true }));
  const after = first?.(store.getState());
  expect(second?.(store.getState())).toBe(others);
  expect(after?.map((view, index) => view === before?.[index])).toEqual([
    ...[true, true, false, true, true],
  ]);
  expect(after?.[2]).toMatchObject({ isLiked: true });
});

it('shows what each card would show by itself, whatever happens', async () => {
  const { store, ids } = await openFeed();
  const select = createCardsSelector(ids);
  const key = editDraftKey;
  const expectSame = () => {
    const state = store.getState();
    expect(select(state)).toEqual(ids.map((id) => selectCard(state, id)));
  };
  const acts = [
    (id: number) => likeWished({ id, on: true }),
    (id: number) => likeHeard({ id, total_likes: 9, user_liked: true }),
    (id: number) => commentsOpened(id),
    (id: number) => commentsClosed(id),
    (id: number) => postHighlighted(id),
    (id: number) => highlightFaded(id),
    (id: number) => draftChanged({ key: key(id), text: 'Begun' }),
    (id: number) => draftCleared(key(id)),
  ];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...acts), fc.constantFrom(...ids)), { maxLength: 8 }),
      (steps) => {
        for (const [act, id] of steps) {
          store.dispatch(act(id));
          expectSame();
        }
      },
    ),
  );
  store.dispatch(postVanished(ids[0] ?? 0));
  expectSame();
});
