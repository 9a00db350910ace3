import { completePath } from './completePath';

const state = {
  feed: { posts: { 28: { total_likes: 4, total_comments: 1 }, 281: {}, 3: {} }, ids: [28, 3] },
  'a.b': { c: 1 },
  flag: null,
};

test.each([
  ['', ['feed', '["a.b"]', 'flag']],
  ['f', ['feed', 'flag']],
  ['feed.', ['feed.posts', 'feed.ids']],
  ['feed.posts.2', ['feed.posts.28', 'feed.posts.281']],
  ['feed.posts.28.total_l', ['feed.posts.28.total_likes']],
  ['feed.ids[', ['feed.ids.0', 'feed.ids.1']],
  ['["a.b"].', ['["a.b"].c']],
  ['feed["po', ['feed.posts']],
])('%s is completed with what the state has', (typed, paths) => {
  expect(completePath(state, typed)).toEqual(paths);
});

test.each(['nothing.', 'feed..', 'flag.', 'feed.posts.28.total_likes.', 'a'.repeat(301)])(
  '%s has nothing to be completed with',
  (typed) => {
    expect(completePath(state, typed)).toEqual([]);
  },
);

test.each(['feed', 'feed.posts.28', '["a.b"]', 'feed.posts.28.total_likes ', 'feed.ids.1'])(
  '%s is complete, so there is no list over the button',
  (typed) => {
    expect(completePath(state, typed)).toEqual([]);
  },
);

test('of a large table, only the beginning is offered', () => {
  const posts = Object.fromEntries(Array.from({ length: 9_000 }, (_none, id) => [id, {}]));
  expect(completePath({ posts }, 'posts.')).toHaveLength(500);
});
