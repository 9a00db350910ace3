import { HttpResponse } from 'msw';
import { loggedOut } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedReloadRequested } from './feedSlice';
import { toggleLike } from './likes';
import { feedApi } from './feedApi';
import { MAIN_VIEW } from './postView';
import { feedHandlers, feedServer, makePosts } from './testing/feedServer';
import { openFeed } from './testing/openFeed';

const server = startApiServer(...feedHandlers);
beforeEach(() => feedServer.reset(makePosts(25, 1)));

describe('a like', () => {
  test('shows at once and is confirmed by the server', async () => {
    const { store, like } = await openFeed();
    const done = store.dispatch(toggleLike(25));
    expect(like(25)).toEqual([true, 4]);
    await done;
    expect(like(25)).toEqual([true, 4]);
    expect(store.getState().feed.pendingLikes).toEqual({});
  });

  test('that fails is rolled back with a quiet message', async () => {
    server.use(onCall('like', () => HttpResponse.error()));
    const { store, like } = await openFeed();
    await store.dispatch(toggleLike(25));
    expect(like(25)).toEqual([false, 3]);
    expect(store.getState().toasts.items[0]).toMatchObject({
      kind: 'info',
      text: 'Couldn’t save your like. Check your connection.',
    });
  });

  test('that fails without a network says that it was not saved', async () => {
    server.use(onCall('like', () => HttpResponse.error()));
    const { store } = await openFeed();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await store.dispatch(toggleLike(25));
    expect(store.getState().toasts.items[0]?.text).toBe(
      'You’re offline, so this like was not saved.',
    );
  });

  const likedInCalls = (calls: string[]) => calls.map((call) => call.includes('"liked":true'));

  test('removed while the call is pending ends unliked, with one call after the other', async () => {
    const { store, like, likeCalls } = await openFeed();
    let respond: () => void = () => undefined;
    const first = new Promise<void>((isAsked) => {
      const hold = async () => {
        isAsked();
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
      };
      server.use(onCall('like', hold, { once: true }));
    });
    const done = store.dispatch(toggleLike(25));
    await first;
    const second = store.dispatch(toggleLike(25));
    expect(like(25)).toEqual([false, 3]);
    respond();
    await Promise.all([done, second]);
    expect(like(25)).toEqual([false, 3]);
    expect(likedInCalls(likeCalls())).toEqual([true, false]);
  });

  test('clicked twice before a paint sends only the last choice', async () => {
    const { store, like, likeCalls } = await openFeed();
    await Promise.all([store.dispatch(toggleLike(25)), store.dispatch(toggleLike(25))]);
    expect(like(25)).toEqual([false, 3]);
    expect(likedInCalls(likeCalls())).toEqual([false]);
  });

  test('is not sent after the session has ended', async () => {
    const { store, likeCalls } = await openFeed();
    const done = store.dispatch(toggleLike(25));
    store.dispatch(loggedOut());
    await done;
    expect(likeCalls()).toHaveLength(0);
  });

  test('clicked three times sends only the last choice', async () => {
    const { store, like, likeCalls } = await openFeed();
    const clicks = [1, 2, 3].map(() => store.dispatch(toggleLike(25)));
    await Promise.all(clicks);
    expect(like(25)).toEqual([true, 4]);
    expect(likeCalls()).toHaveLength(1);
  });

  test('is not undone by the response to another call', async () => {
    const { store, like } = await openFeed();
    const { like: call } = feedApi.endpoints;
    const stale = store.dispatch(call.initiate({ postId: 25, liked: false }));
    const mine = store.dispatch(toggleLike(25));
    await Promise.all([stale, mine]);
    expect(like(25)).toEqual([true, 4]);
  });

  test('survives a newer page that does not include it yet', async () => {
    const { store, like } = await openFeed();
    const done = store.dispatch(toggleLike(25));
    store.dispatch(feedReloadRequested(MAIN_VIEW));
    expect(like(25)).toEqual([true, 4]);
    await done;
  });
});
