import { calls } from '#contract/calls/index';
import type { Comment } from '#contract/entities/comment';
import { callAs } from '#server/testing/rights/callAs';
import type { TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';

/** Calls about the comments of one post, written by `author`. */
export interface Discussion {
  postId: number;
  /** Adds a comment, or a reply to `parent`. */
  say(user: TestUser, content: string, parent?: number): Promise<Comment>;
  /** Replies, whatever the response. */
  reply(user: TestUser, id: number, content: string): ReturnType<typeof callReply>;
  edit(user: TestUser, id: number, content: unknown): ReturnType<typeof callEdit>;
  remove(user: TestUser, id: number): ReturnType<typeof callRemove>;
  read(user: TestUser, id: number): ReturnType<typeof callRead>;
  /** Likes a comment, or takes the like back, and returns the status. */
  like(user: TestUser, id: number, liked?: boolean): Promise<number>;
  list(user: TestUser): Promise<Comment[]>;
  /** The number of comments that the post shows. */
  count(user: TestUser): Promise<number | undefined>;
}

const callEdit = (server: TestServer, user: TestUser, comment_id: number, content: unknown) =>
  callAs(server, user, calls.editComment, { params: { comment_id }, body: { content } });
const callRemove = (server: TestServer, user: TestUser, comment_id: number) =>
  callAs(server, user, calls.deleteComment, { params: { comment_id } });
const callReply = (
  server: TestServer,
  user: TestUser,
  params: { post_id: number; comment_id: number },
  content: string,
) => callAs(server, user, calls.replyToComment, { params, body: { content } });
const callRead = (server: TestServer, user: TestUser, comment_id: number) =>
  callAs(server, user, calls.readComment, { params: { comment_id } });

/** Writes a post and returns calls about its comments. */
export async function startDiscussion(server: TestServer, author: TestUser): Promise<Discussion> {
  const body = { content: 'A question.' };
  const post = await callAs(server, author, calls.createTextPost, { body });
  const postId = post.response.id;
  const params = { post_id: postId };
  return {
    postId,
    async say(user, content, parent) {
      const sent =
        parent === undefined
          ? callAs(server, user, calls.createComment, { params, body: { content } })
          : callReply(server, user, { ...params, comment_id: parent }, content);
      const { status, response } = await sent;
      expect(status).toBe(200);
      return response;
    },
    reply: (user, id, content) => callReply(server, user, { ...params, comment_id: id }, content),
    edit: (user, id, content) => callEdit(server, user, id, content),
    remove: (user, id) => callRemove(server, user, id),
    read: (user, id) => callRead(server, user, id),
    like: async (user, id, liked = true) => {
      const sent = { body: { post_id: postId, comment_id: id, liked } };
      return (await callAs(server, user, calls.like, sent)).status;
    },
    list: async (user) =>
      (await callAs(server, user, calls.listComments, { params })).response.comments,
    count: async (user) =>
      (await callAs(server, user, calls.readPost, { params: { id: postId } })).response
        .total_comments,
  };
}

/** The notifications of a person, as `type subject`, oldest first. */
export async function notificationsOf(server: TestServer, user: TestUser): Promise<string[]> {
  const rows = await server.deps.db
    .selectFrom('notifications')
    .select(['type', 'subject'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();
  return rows.map(({ type, subject }) => `${type} ${subject}`);
}
