import { draftChanged, draftCleared } from '#shared/drafts/draftsSlice';
import { notify } from '#shared/notify/notify';
import { startApiServer } from '#shared/testing/apiServer';
import { commentsOpened, likeWished, postHighlighted, postVanished } from './feedSlice';
import {
  editDraftKey,
  editEventDraftKey,
  mergeHead,
  mergeTail,
  newerThan,
  selectCards,
} from './feedState';
import { feedHandlers, feedServer, makePosts } from './testing/feedServer';
import { openFeed } from './testing/openFeed';

startApiServer(...feedHandlers);
beforeEach(() => feedServer.reset(makePosts(3, 1)));

describe('mergeTail', () => {
  it('puts older posts behind, each once', () => {
    expect(mergeTail([9, 8, 7], [7, 6, 5])).toEqual([9, 8, 7, 6, 5]);
  });
});

describe('mergeHead', () => {
  it('puts new posts on top and keeps the older ones that were read already', () => {
    expect(mergeHead([8, 7, 6, 5, 4], [10, 9, 8, 7])).toEqual([10, 9, 8, 7, 6, 5, 4]);
  });

  it('drops a post that vanished from the part that was read anew', () => {
    expect(mergeHead([9, 8, 7, 6], [10, 9, 7])).toEqual([10, 9, 7, 6]);
  });

  it('starts afresh where posts in between are unknown', () => {
    expect(mergeHead([3, 2, 1], [30, 29])).toEqual([30, 29]);
  });

  it('leaves nothing where the server has nothing', () => {
    expect(mergeHead([3, 2], [])).toEqual([]);
  });
});

describe('newerThan', () => {
  it('gives the ids above everything in the list, whatever its order', () => {
    expect(newerThan([5, 9, 7], [11, 10, 9, 8])).toEqual([11, 10]);
    expect(newerThan([], [2, 1])).toEqual([2, 1]);
  });
});

describe('selectCards', () => {
  async function openCards() {
    const { store } = await openFeed();
    const cards = () => selectCards(store.getState(), 'main');
    const card = (id: number) => cards().find(({ post }) => post.id === id);
    return { store, cards, card };
  }

  it('returns the cards in the order of the list', async () => {
    const { cards, store } = await openCards();
    expect(cards().map(({ post }) => post.id)).toEqual([3, 2, 1]);
    store.dispatch(postVanished(2));
    expect(cards().map(({ post }) => post.id)).toEqual([3, 1]);
  });

  it('shows a change on its own card', async () => {
    const { store, cards, card } = await openCards();
    const before = cards();
    store.dispatch(likeWished({ id: 3, on: true }));
    store.dispatch(commentsOpened(2));
    store.dispatch(postHighlighted(2));
    expect(card(3)).toEqual({ ...before[0], isLiked: true, totalLikes: 4 });
    expect(card(2)).toEqual({ ...before[1], hasOpenComments: true, isHighlighted: true });
    expect(card(1)).toEqual(before[2]);
  });

  it('returns the same array while something else changes', async () => {
    const { store, cards } = await openCards();
    store.dispatch(draftChanged({ key: editDraftKey(3), text: 'B' }));
    const before = cards();
    store.dispatch(draftChanged({ key: editDraftKey(3), text: 'Be' }));
    store.dispatch(draftChanged({ key: 'post', text: 'Begun' }));
    store.dispatch(notify({ kind: 'info', text: 'Something else.' }));
    expect(cards()).toBe(before);
  });

  it.each([editDraftKey, editEventDraftKey])('knows of an unsent edit', async (key) => {
    const { store, card } = await openCards();
    const hasDrafts = () => [3, 2, 1].map((id) => card(id)?.hasDraft);
    store.dispatch(draftChanged({ key: key(2), text: 'Begun' }));
    expect(hasDrafts()).toEqual([false, true, false]);
    store.dispatch(draftCleared(key(2)));
    expect(hasDrafts()).toEqual([false, false, false]);
  });
});
