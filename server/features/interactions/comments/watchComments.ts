import type { Deps } from '#domain/deps';
import { filterShownPosts } from '#domain/posts';
import type { FrameContext, FrameHandlers } from '#server/realtime/frameHandlers';
import { commentsChannel, type CommentHint } from '#server/realtime/publish';
import { readersWhoSee } from '../commentVisibility';

/** A post whose comments are watched on this process. */
interface WatchedPost {
  sockets: Set<FrameContext>;
  leave: () => void;
  /** Changes are delivered one after the other, so that their frames keep their order. */
  delivered: Promise<void>;
}

type WatchDeps = Pick<Deps, 'db' | 'bus' | 'log'>;

/**
 * Handles the frame with which a socket watches the comments of some posts. A process subscribes
 * only to the posts that its sockets watch, and checks once for each change which of the readers
 * may see it.
 */
export function createCommentFrameHandlers(deps: WatchDeps): Pick<FrameHandlers, 'watch_comments'> {
  const posts = new Map<number, WatchedPost>();
  const watchedBy = new Map<FrameContext, Set<number>>();

  const leave = (postId: number, socket: FrameContext) => {
    const post = posts.get(postId);
    if (!post?.sockets.delete(socket) || post.sockets.size > 0) return;
    post.leave();
    posts.delete(postId);
  };
  const forget = (socket: FrameContext) => {
    for (const postId of watchedBy.get(socket) ?? []) leave(postId, socket);
    watchedBy.delete(socket);
  };
  const startWatching = (socket: FrameContext) => {
    const own = new Set<number>();
    watchedBy.set(socket, own);
    socket.whenClosed(() => forget(socket));
    return own;
  };
  const enter = (postId: number): WatchedPost => {
    const post: WatchedPost = {
      sockets: new Set(),
      leave: deps.bus.subscribe(commentsChannel(postId), (hint) => {
        post.delivered = post.delivered.then(() => deliver(deps, post, hint as CommentHint));
      }),
      delivered: Promise.resolve(),
    };
    posts.set(postId, post);
    return post;
  };

  return {
    async watch_comments({ post_ids: wanted }, socket) {
      const own = watchedBy.get(socket) ?? startWatching(socket);
      for (const postId of own) {
        if (wanted.includes(postId)) continue;
        leave(postId, socket);
        own.delete(postId);
      }
      const added = wanted.filter((id) => !own.has(id));
      const shown =
        added.length > 0 ? await filterShownPosts(deps.db, socket.caller.id, added) : [];
      // The socket may have closed during the query.
      if (!watchedBy.has(socket)) return;
      for (const postId of shown) {
        (posts.get(postId) ?? enter(postId)).sockets.add(socket);
        own.add(postId);
      }
      await deps.bus.settled();
      socket.reply({ type: 'comments_watched', post_ids: [...own] });
    },
  };
}

/** Sends a change to those who watch the post and may see it. */
async function deliver(
  { db, log }: WatchDeps,
  { sockets }: WatchedPost,
  hint: CommentHint,
): Promise<void> {
  if (sockets.size === 0) return;
  const readerIds = new Set([...sockets].map(({ caller }) => caller.id));
  try {
    const seeing = await readersWhoSee(db, hint, [...readerIds]);
    for (const socket of sockets) if (seeing.has(socket.caller.id)) socket.reply(hint.frame);
  } catch (error) {
    log.warn({ err: error }, 'a change of comments was not sent');
  }
}
