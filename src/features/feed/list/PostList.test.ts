import { draftChanged, draftCleared } from '#shared/drafts/draftsSlice';
import { notify } from '#shared/notify/notify';
import { startApiServer } from '#shared/testing/apiServer';
import { commentsOpened, likeRequested, postHighlighted, postVanished } from '../feedSlice';
import { editDraftKey, editEventDraftKey } from '../feedState';
import { feedHandlers, feedServer, makePosts } from '../testing/feedServer';
import { openFeed } from '../testing/openFeed';
import { selectCards } from './PostList';

startApiServer(...feedHandlers);
beforeEach(() => feedServer.reset(makePosts(3, 1)));

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
    store.dispatch(likeRequested({ id: 3, on: true }));
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

  it.each([editDraftKey, editEventDraftKey])('knows about an unsent edit', async (key) => {
    const { store, card } = await openCards();
    const hasDrafts = () => [3, 2, 1].map((id) => card(id)?.hasDraft);
    store.dispatch(draftChanged({ key: key(2), text: 'Begun' }));
    expect(hasDrafts()).toEqual([false, true, false]);
    store.dispatch(draftCleared(key(2)));
    expect(hasDrafts()).toEqual([false, false, false]);
  });
});
