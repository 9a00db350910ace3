import type { Dispatch } from '@reduxjs/toolkit';
import { HttpResponse } from 'msw';
import { frameReceived } from '#realtime/frameActions';
import { pageVisibilityChanged } from '#shared/store/pageEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { settled } from '#shared/testing/settled';
import { onCall } from '#shared/testing/onCall';
import { selectPost } from './feedState';
import { feedEndReached, feedReloadRequested } from './feedSlice';
import { feedApi } from './feedApi';
import { loadTail } from './feedListeners';
import { openChosenView } from './page/openChosenView';
import { MAIN_VIEW } from './postView';
import { submitPost } from './submitPost';
import { feedHandlers, feedServer, makePost, makePosts } from './testing/feedServer';
import { openFeed } from './testing/openFeed';

const server = startApiServer(...feedHandlers);
beforeEach(() => feedServer.reset(makePosts(25, 1)));

const note = (content: string) => submitPost({ kind: 'text', content }, { uploadId: 'test' });

describe('pagination', () => {
  test('pages of ten are loaded until one is empty', async () => {
    const { store, ids, list } = await openFeed();
    expect(ids()).toHaveLength(10);
    for (let page = 0; page < 3; page += 1) {
      store.dispatch(feedEndReached(MAIN_VIEW));
      await settled(store);
    }
    expect(ids()).toEqual(makePosts(25, 1).map(({ id }) => id));
    expect(list().hasEnded).toBe(true);
    expect(feedServer.calls).toEqual([
      'GET posts/?limit=10&offset=0',
      'GET posts/?limit=10&before_id=16',
      'GET posts/?limit=10&before_id=6',
      'GET posts/?limit=10&before_id=1',
    ]);
  });

  test('reaching the end twice sends one request', async () => {
    const { store } = await openFeed();
    store.dispatch(feedEndReached(MAIN_VIEW));
    store.dispatch(feedEndReached(MAIN_VIEW));
    await settled(store);
    expect(feedServer.calls).toHaveLength(2);
  });

  test('a page that fails leaves the posts, and a retry continues', async () => {
    const { store, ids, list } = await openFeed();
    server.use(onCall('listPosts', () => new HttpResponse(null, { status: 500 })));
    await store.dispatch(loadTail(MAIN_VIEW));
    expect([ids().length, list().failed]).toEqual([10, 'tail']);
    server.resetHandlers();
    await store.dispatch(loadTail(MAIN_VIEW));
    expect([ids().length, list().failed]).toEqual([20, null]);
  });
});

/** Receives the frame of a notification about a post. */
function announce({ dispatch }: { dispatch: Dispatch }, post_id: number, type = 'new_post') {
  const notification = {
    id: 1,
    type,
    post_id,
    actor_id: 12,
    actor_username: 'nusrat_j',
    actor_display_name: null,
    actor_image_url: null,
    created_at: '2025-03-05T12:30:00.000Z',
    is_read: false,
  };
  dispatch(frameReceived.notification({ type: 'notification', notification }, 0));
}

test('a like that was taken back is counted no more on the author’s open page', async () => {
  const { store } = await openFeed();
  const total = () => store.getState().feed.posts[20]?.total_likes;
  const [post] = feedServer.posts.filter(({ id }) => id === 20);
  if (post) post.total_likes = 3;
  announce(store, 20, 'like');
  await settled(store);
  expect(total()).toBe(3);
  if (post) post.total_likes = 2;
  store.dispatch(
    frameReceived.notifications_read({ type: 'notifications_read', ids: [1], post_id: 20 }, 0),
  );
  await settled(store);
  expect(total()).toBe(2);
});

describe('newer posts', () => {
  test('wait when the page becomes visible again, and nothing shifts', async () => {
    const { store, ids, list } = await openFeed();
    feedServer.posts = [...makePosts(28, 26), ...feedServer.posts];
    const before = ids();
    store.dispatch(pageVisibilityChanged({ visible: true }));
    await settled(store);
    expect(list().waitingIds).toEqual([28, 27, 26]);
    expect(ids()).toBe(before);
  });

  test('wait when a notification about one arrives, which counts once', async () => {
    const { store, list } = await openFeed();
    announce(store, 26);
    announce(store, 26);
    announce(store, 27, 'like');
    announce(store, 20);
    expect(list().waitingIds).toEqual([26]);
  });

  /**
   * Responds to the next request for the feed with the current posts, but only after the returned
   * function is called.
   */
  function holdNextPage() {
    const posts = feedServer.posts.slice(0, 10);
    let release: () => void = () => undefined;
    const held = new Promise<void>((go) => (release = go));
    const response = async () => {
      await held;
      return HttpResponse.json({ posts });
    };
    server.use(onCall('listPosts', response, { once: true }));
    return release;
  }

  test('announced while newer posts are being looked for are not lost', async () => {
    const { store, list } = await openFeed();
    const release = holdNextPage();
    store.dispatch(pageVisibilityChanged({ visible: true }));
    await settled(store, { held: 1 });
    announce(store, 26);
    release();
    await settled(store);
    expect(list().waitingIds).toEqual([26]);
  });

  test('announced while the first page loads are not lost', async () => {
    const release = holdNextPage();
    const { store, list } = await openFeed(null, { held: 1 });
    expect(list().isLoaded).toBe(false);
    announce(store, 26);
    release();
    await settled(store);
    expect(list().waitingIds).toEqual([26]);
  });

  test('are looked for after the first page if the socket became ready while it was loading', async () => {
    const release = holdNextPage();
    const { store, list } = await openFeed(null, { held: 1 });
    feedServer.posts = [...makePosts(26, 26), ...feedServer.posts];
    store.dispatch(frameReceived.ready({ type: 'ready', last_message_id: null }, 0));
    release();
    await settled(store);
    expect(list().waitingIds).toEqual([26]);
  });

  test('are added on top on request, above the posts read already', async () => {
    const { store, ids, list } = await openFeed();
    await store.dispatch(loadTail(MAIN_VIEW));
    feedServer.posts = [...makePosts(27, 26), ...feedServer.posts];
    store.dispatch(feedReloadRequested(MAIN_VIEW));
    await settled(store);
    expect(ids()).toEqual(makePosts(27, 6).map(({ id }) => id));
    expect(list().waitingIds).toEqual([]);
  });
});

describe('a highlighted post', () => {
  test('that is missing is loaded, pinned on top, and highlighted for three seconds', async () => {
    const { store, ids, ports } = await openFeed(3);
    expect(ids().slice(0, 2)).toEqual([3, 25]);
    expect(store.getState().feed.highlight).toEqual({ id: 3 });
    ports.timers.advance(2_999);
    expect(store.getState().feed.highlight).not.toBeNull();
    ports.timers.advance(1);
    expect(store.getState().feed.highlight).toBeNull();
  });

  test('that is in the list already stays in its place', async () => {
    const { store, ids } = await openFeed();
    store.dispatch(openChosenView({ highlightId: 20, commentId: null }));
    await settled(store);
    expect(ids()[5]).toBe(20);
    expect(store.getState().feed.highlight).toEqual({ id: 20 });
  });

  test('that was deleted shows an error', async () => {
    const { store } = await openFeed(404);
    expect(store.getState().toasts.items.map(({ text }) => text)).toEqual([
      'Failed to load post details.',
    ]);
  });
});

describe('a pinned post', () => {
  test('is replaced by a new post on top, and stays in the list', async () => {
    const { store, ids } = await openFeed(3);
    await store.dispatch(note('Hello'));
    await settled(store);
    expect(ids()[0]).toBe(26);
    expect(ids()).toContain(3);
  });

  test('is removed when the feed is reloaded', async () => {
    const { store, ids } = await openFeed(3);
    store.dispatch(feedReloadRequested(MAIN_VIEW));
    expect(ids()[0]).toBe(25);
    expect(ids()).not.toContain(3);
  });
});

describe('a new post', () => {
  test('stays on top after the feed is reloaded, above posts that others wrote meanwhile', async () => {
    const { store, ids } = await openFeed();
    feedServer.posts = [makePost(26), ...feedServer.posts];
    await store.dispatch(note('Hello'));
    await settled(store);
    expect(ids().slice(0, 3)).toEqual([27, 26, 25]);
    expect(selectPost(store.getState(), 27)?.content).toBe('Hello');
  });

  test.each([
    [400, { detail: 'content: too long' }, 'content: too long'],
    [500, { detail: 'secret' }, 'An unexpected error occurred. Please try again.'],
  ])('refused with %i says %j', async (status, body, problem) => {
    const { store } = await openFeed();
    server.use(onCall('createTextPost', () => HttpResponse.json(body, { status })));
    expect(await store.dispatch(note('Hello'))).toMatchObject({ problem });
  });

  test('resent has the same key, and another text another', async () => {
    const { store } = await openFeed();
    const keys: (string | null)[] = [];
    server.use(
      onCall('createTextPost', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    for (const content of ['Hello', 'Hello', 'Hello, all']) await store.dispatch(note(content));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});

test('a post that was already deleted is removed as well', async () => {
  const { store, ids } = await openFeed();
  server.use(
    onCall('deletePost', () => HttpResponse.json({ detail: 'Not found' }, { status: 404 })),
  );
  await store.dispatch(feedApi.endpoints.deletePost.initiate(25));
  expect(ids()).not.toContain(25);
});
