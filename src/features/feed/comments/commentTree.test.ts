import { adaPerson } from '#shared/testing/people';
import type { Comment } from '#contract/entities/comment';
import { comment as thread } from '#contract/fixtures/posts';
import {
  addReply,
  countShown,
  findComment,
  insertComment,
  isWhole,
  joinPages,
  joinReplies,
} from './commentTree';

const reply: Comment = {
  ...thread,
  id: 300,
  content: 'Third',
  created_at: '2025-03-05T13:00:00.000Z',
  user: adaPerson,
  replies: [],
  total_replies: 0,
};

const copy = () => [structuredClone([thread])];

describe('comment trees', () => {
  it('count replies at every depth', () => {
    expect(countShown([thread])).toBe(2);
    expect(countShown([{ ...thread, deleted: true }])).toBe(1);
  });

  it('add a reply below its parent, at any depth, only once, and update its reply count', () => {
    const [root] = copy().flat();
    const parent = root && findComment([root], 202);
    if (!root || !parent) throw new Error('The fixture has no reply.');
    addReply(root, { ...reply, id: 301 });
    addReply(parent, reply);
    addReply(parent, reply);
    expect(root.replies.map(({ id }) => id)).toEqual([202, 301]);
    expect(root.total_replies).toBe(2);
    expect(parent.replies.map(({ id }) => id)).toEqual([300]);
    expect(parent.total_replies).toBe(1);
  });

  it('insert comments and replies in the server’s order, whichever arrives first', () => {
    const comments = copy();
    insertComment(comments, reply);
    insertComment(comments, { ...reply, id: 299 });
    expect(comments[0]?.map(({ id }) => id)).toEqual([201, 299, 300]);
    const [root] = comments.flat();
    if (!root) throw new Error('The fixture has no comment.');
    addReply(root, { ...reply, id: 302 });
    addReply(root, { ...reply, id: 301 });
    expect(root.replies.map(({ id }) => id)).toEqual([202, 301, 302]);
  });

  it('append a comment to the last of several pages', () => {
    const pages = [...copy(), []];
    insertComment(pages, reply);
    expect(pages.map((page) => page.length)).toEqual([1, 1]);
  });

  it('show a comment only once if two pages contain it', () => {
    expect(joinPages([[thread, reply], [reply]]).map(({ id }) => id)).toEqual([201, 300]);
  });

  it('add the same comment only once', () => {
    const comments = copy();
    insertComment(comments, reply);
    insertComment(comments, reply);
    expect(countShown(comments.flat())).toBe(3);
  });

  it('are complete if no comment has more replies than were loaded with it', () => {
    expect(isWhole([thread, reply])).toBe(true);
    expect(isWhole([{ ...thread, replies: [{ ...reply, total_replies: 1 }] }])).toBe(false);
  });

  it('join the replies loaded with a comment and later ones, oldest first, each once', () => {
    const replies = [202, 203, 900].map((id) => ({ ...reply, id }));
    const page = { replies: [202, 203, 204, 205].map((id) => ({ ...reply, id, content: 'old' })) };
    const joined = joinReplies(replies, [page]);
    expect(joined.map(({ id }) => id)).toEqual([202, 203, 204, 205, 900]);
    expect(joined[0]?.content).toBe('Third');
  });
});
