import type { ServerFrame } from '#contract/frames';
import type { Bus } from '#server/platform/bus/bus';

/** Sends frames and session ends to a person's sockets, on whichever process they are. */
export interface Publish {
  /** To every socket of the user. */
  toUser(userId: number, frame: ServerFrame): Promise<void>;
  /** Tells a person that the user is online, if he is; nothing where he is not. */
  tellIfOnline(userId: number, toUserId: number): Promise<void>;
  /** Closes the sockets of one session, or of all the user's sessions, with 4001. */
  endSessions(userId: number, sessionId: number | 'all'): Promise<void>;
}

/** What travels on a user's channel of the bus. */
export type UserHint =
  | { kind: 'frame'; text: string }
  | { kind: 'tell-online'; toUserId: number }
  | { kind: 'sessions-ended'; sessionId: number | 'all' };

export const userChannel = (userId: number) => `user:${userId}`;

/** A {@link Publish} over the bus; each frame is made into text once, however many sockets get it. */
export function createPublish(bus: Bus): Publish {
  const send = (userId: number, hint: UserHint) => bus.publish(userChannel(userId), hint);
  return {
    toUser: (userId, frame) => send(userId, { kind: 'frame', text: JSON.stringify(frame) }),
    // Only a process where the user has sockets listens on his channel, and so knows that he is there.
    tellIfOnline: (userId, toUserId) => send(userId, { kind: 'tell-online', toUserId }),
    endSessions: (userId, sessionId) => send(userId, { kind: 'sessions-ended', sessionId }),
  };
}
