import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ClientFrame, ServerFrame, ServerFrames, ServerFrameType } from '#contract/frames';

/** Send a frame; one that cannot be sent comes back as {@link frameDropped}. */
export const frameSendRequested = createAction<ClientFrame>('socket/frameSendRequested');

/** A frame was not sent, because no socket was open. */
export const frameDropped = createAction<ClientFrame>('socket/frameDropped');

/** One kind of frame; the time it arrived, in milliseconds since 1970, is in `meta.at`. */
function received<T extends ServerFrameType>(type: T) {
  return createAction(`realtime/${type}`, (frame: ServerFrames[T], at: number) => ({
    payload: frame,
    meta: { at },
  }));
}

/** One event for each type of frame the server sends; slices and listeners answer these. */
export const frameReceived = {
  message: received('message'),
  new_message: received('new_message'),
  conversation_update: received('conversation_update'),
  read_receipt: received('read_receipt'),
  notification: received('notification'),
  notifications_read: received('notifications_read'),
  connections_changed: received('connections_changed'),
  typing: received('typing'),
  presence: received('presence'),
  ready: received('ready'),
  pong: received('pong'),
  error: received('error'),
} satisfies { [T in ServerFrameType]: ReturnType<typeof received<T>> };

type AnyFrameCreator = (frame: ServerFrame, at: number) => UnknownAction;

/** The event of a frame that passed the guard. */
export function frameToAction(frame: ServerFrame, at: number): UnknownAction {
  // The creators differ in their frame's type only, and the frame's own type picks its creator.
  return (frameReceived[frame.type] as AnyFrameCreator)(frame, at);
}
