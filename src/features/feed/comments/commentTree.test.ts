import type { Comment } from '#contract/entities/comment';
import { comment as thread } from '#contract/fixtures/posts';
import { countComments, insertComment, joinPages } from './commentTree';

const reply: Comment = {
  id: 300,
  content: 'Third',
  created_at: '2025-03-05T13:00:00.000Z',
  user: { username: 'ada', profile_picture: null },
  replies: [],
};

const copy = () => [structuredClone([thread])];

describe('comment trees', () => {
  it('count replies at every depth', () => {
    expect(countComments([thread])).toBe(2);
  });

  it('take a reply under its parent, however deep', () => {
    const comments = copy();
    insertComment(comments, reply, 202);
    expect(comments[0]?.[0]?.replies[0]?.replies.map(({ id }) => id)).toEqual([300]);
  });

  it('take a comment at the end', () => {
    const comments = copy();
    insertComment(comments, reply, null);
    expect(comments[0]?.map(({ id }) => id)).toEqual([201, 300]);
  });

  it('take a comment on the last of several pages', () => {
    const pages = [...copy(), []];
    insertComment(pages, reply, null);
    expect(pages.map((page) => page.length)).toEqual([1, 1]);
  });

  it('show a comment once that two pages hold', () => {
    expect(joinPages([[thread, reply], [reply]]).map(({ id }) => id)).toEqual([201, 300]);
  });

  it('take the same comment once', () => {
    const comments = copy();
    insertComment(comments, reply, 201);
    insertComment(comments, reply, 201);
    expect(countComments(comments.flat())).toBe(3);
  });
});
