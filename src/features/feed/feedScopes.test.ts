import { frameReceived } from '#realtime/frameActions';
import { startApiServer } from '#shared/testing/apiServer';
import { settled } from '#shared/testing/settled';
import { loggedOut } from '#shared/store/sessionEvents';
import { loadTail } from './feedListeners';
import { feedReloadRequested, followedTagsChanged, scopeChosen } from './feedSlice';
import { persistedFeed, selectList, selectShownIds } from './feedState';
import { openChosenView } from './page/openChosenView';
import { FEED_VIEWS, viewKey } from './postView';
import { submitPost } from './submitPost';
import { feedHandlers, feedServer, makePost, makePosts } from './testing/feedServer';
import { startFeed } from './testing/openFeedPage';

startApiServer(...feedHandlers);
beforeEach(() => {
  feedServer.reset(makePosts(25, 1));
  feedServer.scopes = { connections: [24, 14, 4], university: [25, 5], followed: [] };
});

type Scope = keyof typeof FEED_VIEWS;
const nowhere = { place: null, focusedId: null };

async function open(
  stored: Readonly<Record<string, string>> = {},
  highlightId: number | null = null,
) {
  const started = await startFeed(stored);
  const { store } = started;
  store.dispatch(openChosenView({ highlightId, commentId: null }));
  await settled(store);
  const list = (scope: Scope) => selectList(store.getState(), viewKey(FEED_VIEWS[scope]));
  const ids = (scope: Scope) => selectShownIds(store.getState(), viewKey(FEED_VIEWS[scope]));
  const choose = async (
    scope: Scope,
    left: Parameters<typeof scopeChosen>[0]['left'] = nowhere,
  ) => {
    store.dispatch(scopeChosen({ scope, left }));
    store.dispatch(openChosenView());
    await settled(store);
  };
  return { ...started, list, ids, choose };
}

/** The requests for pages since the last call. */
const pages = () => feedServer.calls.splice(0).filter((call) => call.startsWith('GET posts/?'));

test('each view has its own list, which stays while another one is shown', async () => {
  const { store, ids, choose } = await open();
  await choose('connections');
  expect(ids('connections')).toEqual([24, 14, 4]);
  expect(ids('everyone')).toHaveLength(10);
  await store.dispatch(loadTail(FEED_VIEWS.connections));
  expect(pages()).toEqual([
    'GET posts/?limit=10&offset=0',
    'GET posts/?scope=connections&limit=10&offset=0',
    'GET posts/?scope=connections&limit=10&before_id=4',
  ]);
  await choose('everyone');
  expect(ids('connections')).toEqual([24, 14, 4]);
});

test('newer posts of a view that is shown again wait behind its own pill', async () => {
  const { list, ids, choose } = await open();
  await choose('connections');
  feedServer.posts = [...makePosts(27, 26), ...feedServer.posts];
  feedServer.scopes = { connections: [26, 24, 14, 4] };
  await choose('everyone');
  expect(list('everyone').waitingIds).toEqual([27, 26]);
  expect(list('connections').waitingIds).toEqual([]);
  await choose('connections');
  expect(list('connections').waitingIds).toEqual([26]);
  expect(ids('connections')).toEqual([24, 14, 4]);
});

test('newer posts of the shown view are looked for while the feed stays open', async () => {
  const { store, list, choose } = await open();
  await choose('university');
  feedServer.posts = [makePost(26), ...feedServer.posts];
  feedServer.scopes = { university: [26, 25, 5] };
  pages();
  store.dispatch(openChosenView());
  await settled(store);
  expect(pages()).toEqual(['GET posts/?scope=university&limit=10&offset=0']);
  expect(list('university').waitingIds).toEqual([26]);
});

test('the place and the post with the focus are kept where the reader left a view', async () => {
  const { list, choose } = await open();
  const left = { place: { postId: 20, offset: 90 }, focusedId: 19 };
  await choose('connections', left);
  expect(list('everyone')).toMatchObject(left);
  await choose('everyone');
  expect(list('everyone')).toMatchObject(left);
  expect(list('connections')).toMatchObject(nowhere);
});

test('the chosen view is stored, and shown first after a reload', async () => {
  const { choose, ports, store } = await open();
  await choose('connections');
  ports.hidePage();
  expect(ports.localStore.get('quad_feed_scope')).toBe('connections');
  store.dispatch(loggedOut());
  expect(ports.localStore.get('quad_feed_scope')).toBeNull();
  expect(store.getState().feed).toEqual({
    ...{ posts: {}, lists: {}, highlight: null, pendingLikes: {}, commentLikes: {} },
    openComments: {},
  });
  pages();
  const again = await open({ quad_feed_scope: 'connections' });
  expect(again.ids('connections')).toEqual([24, 14, 4]);
  expect(pages()).toEqual(['GET posts/?scope=connections&limit=10&offset=0']);
});

test.each(['friends', '', '__proto__'])('the stored word “%s” counts as none', (word) => {
  expect(persistedFeed.read(() => word)).toBeUndefined();
});

test('a post by a connection waits in the views of everyone and of connections', async () => {
  const { store, list, choose } = await open();
  for (const scope of ['connections', 'university'] as const) await choose(scope);
  const notification = {
    ...{ id: 1, type: 'new_post', post_id: 26, actor_username: 'nusrat_j' },
    ...{
      actor_id: 12,
      actor_display_name: null,
      actor_image_url: null,
      created_at: '2025-03-05T12:30:00.000Z',
      is_read: false,
    },
  };
  store.dispatch(frameReceived.notification({ type: 'notification', notification }, 0));
  expect(list('everyone').waitingIds).toEqual([26]);
  expect(list('connections').waitingIds).toEqual([26]);
  expect(list('university').waitingIds).toEqual([]);
});

test('the reader’s new post is on top of the shown view, and waits in one that is shown later', async () => {
  const { store, list, ids, choose } = await open();
  await choose('connections');
  feedServer.scopes = { connections: [26, 24, 14, 4] };
  await store.dispatch(submitPost({ kind: 'text', content: 'Hi' }, { uploadId: 'u' }));
  await settled(store);
  expect(ids('connections')).toEqual([26, 24, 14, 4]);
  await choose('everyone');
  expect(list('everyone').waitingIds).toEqual([26]);
  expect(ids('everyone')[0]).toBe(25);
});

test('a linked post is pinned above the view that is shown', async () => {
  const { ids } = await open({ quad_feed_scope: 'connections' }, 7);
  expect(ids('connections')).toEqual([7, 24, 14, 4]);
});

test.each([
  [
    'connections',
    frameReceived.connections_changed({ type: 'connections_changed', user_id: 9 }, 0),
  ],
  ['followed', followedTagsChanged()],
] as const)(
  'older posts that join the view of %s are there when it is shown again',
  async (scope, changed) => {
    feedServer.scopes = { [scope]: [24, 14, 4] };
    const { store, ids, list, choose } = await open();
    await choose(scope);
    await choose('everyone');
    feedServer.scopes = { [scope]: [24, 20, 14, 4] };
    store.dispatch(changed);
    await choose(scope);
    expect(ids(scope)).toEqual([24, 20, 14, 4]);
    expect(list(scope).waitingIds).toEqual([]);
    store.dispatch(feedReloadRequested(FEED_VIEWS[scope]));
    await settled(store);
    expect(ids(scope)).toEqual([24, 20, 14, 4]);
  },
);

test('a view that was empty is loaded again when it is shown', async () => {
  const { ids, choose } = await open();
  await choose('followed');
  feedServer.scopes = { followed: [9] };
  await choose('everyone');
  await choose('followed');
  expect(ids('followed')).toEqual([9]);
});
