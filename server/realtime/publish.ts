import type { ServerFrame, ServerFrames } from '#contract/frames';
import type { Bus } from '#server/platform/bus/bus';

/** A change of a post's comments, for the sockets that watch them. */
export interface CommentHint {
  frame: ServerFrames['comment_added' | 'comment_changed' | 'comment_removed'];
  /** Authors who must not be hidden from the reader, besides those above `commentId`. */
  authorIds: number[];
  /**
   * The comment, which must still be there when the frame is sent. Null for a removal, where it may be
   * gone; then `authorIds` has those of the comments above it.
   */
  commentId: number | null;
}

/** Sends frames and session ends to a user's sockets, on any process. */
export interface Publish {
  /** To every socket of the user. */
  toUser(userId: number, frame: ServerFrame): Promise<void>;
  /** To the sockets that watch the comments of the post and may see this one. */
  toWatchers(hint: CommentHint): Promise<void>;
  /** Notifies another user that this user is online; does nothing if this user is offline. */
  notifyIfOnline(userId: number, toUserId: number): Promise<void>;
  /** Closes the sockets of one session, or of all the user's sessions, with 4001. */
  endSessions(userId: number, sessionId: number | 'all'): Promise<void>;
}

/** A message on a user's channel of the bus. */
export type UserHint =
  | { kind: 'frame'; text: string }
  | { kind: 'tell-online'; toUserId: number }
  | { kind: 'sessions-ended'; sessionId: number | 'all' };

export const userChannel = (userId: number) => `user:${userId}`;
/** The channel of a post's comments. Only processes on which someone watches them subscribe. */
export const commentsChannel = (postId: number) => `comments:${postId}`;

/**
 * Creates a {@link Publish} over the bus; each frame is serialised once, for any number of sockets.
 */
export function createPublish(bus: Bus): Publish {
  const send = (userId: number, hint: UserHint) => bus.publish(userChannel(userId), hint);
  return {
    toUser: (userId, frame) => send(userId, { kind: 'frame', text: JSON.stringify(frame) }),
    toWatchers: (hint) => bus.publish(commentsChannel(hint.frame.post_id), hint),
    // Only a process where the user has sockets subscribes to their channel, so it knows that they
    // are online.
    notifyIfOnline: (userId, toUserId) => send(userId, { kind: 'tell-online', toUserId }),
    endSessions: (userId, sessionId) => send(userId, { kind: 'sessions-ended', sessionId }),
  };
}
