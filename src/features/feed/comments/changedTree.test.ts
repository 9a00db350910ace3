import type { Comment } from '#contract/entities/comment';
import { comment as thread } from '#contract/fixtures/posts';
import { REPLIES_COUNT_MAX } from '#contract/limits';
import { makeStub, removeFromTree, decrementReplies } from './changedTree';

const copy = (): Comment => structuredClone(thread);

test('a comment is taken out at any depth, and others stay', () => {
  const comments = [copy(), { ...copy(), id: 300, replies: [] }];
  removeFromTree(comments, 202);
  expect(comments.map(({ id, replies }) => [id, replies])).toEqual([
    [201, []],
    [300, []],
  ]);
  removeFromTree(comments, 201);
  removeFromTree(comments, 999);
  expect(comments.map(({ id }) => id)).toEqual([300]);
});

test('a stub has the server’s text and keeps its replies', () => {
  const comment = copy();
  makeStub(comment);
  expect(comment).toMatchObject({
    ...{ id: 201, content: 'Comment deleted', deleted: true, total_likes: 0, user_liked: false },
    user: { username: 'deleted' },
    replies: thread.replies,
  });
});

test('replies are counted less until there are none, unless there are more than are counted', () => {
  const comment = copy();
  decrementReplies(comment);
  decrementReplies(comment);
  expect(comment.total_replies).toBe(0);
  const many = { ...copy(), total_replies: REPLIES_COUNT_MAX };
  decrementReplies(many);
  expect(many.total_replies).toBe(REPLIES_COUNT_MAX);
});
