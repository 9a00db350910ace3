import type { Comment } from '#contract/entities/comment';
import { COMMENTS_PAGE_MAX_CHARACTERS, COMMENTS_PAGE_SIZE } from '#contract/limits';
import { comment } from '#contract/fixtures/posts';
import { fullPageLength } from './commentPages';

const pageOf = (count: number, content = 'short'): Comment[] =>
  Array.from({ length: count }, (_, id) => ({ ...comment, id, content }));

it.each([
  ['no comments', 0, undefined],
  ['fewer comments than fit', COMMENTS_PAGE_SIZE - 1, undefined],
  ['as many as fit', COMMENTS_PAGE_SIZE, COMMENTS_PAGE_SIZE],
  ['one of the reader’s own behind them', COMMENTS_PAGE_SIZE + 1, COMMENTS_PAGE_SIZE],
])('a page of %s ends where the server ended it', (_, count, length) => {
  expect(fullPageLength(pageOf(count))).toBe(length);
});

it('a page ends with the comment that reaches the character limit, with an emoji counted as one', () => {
  const tenth = '👩'.repeat(COMMENTS_PAGE_MAX_CHARACTERS / 10);
  expect(fullPageLength(pageOf(9, tenth))).toBeUndefined();
  expect(fullPageLength(pageOf(12, tenth))).toBe(10);
});
