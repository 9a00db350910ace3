import type { ClientFrames, ClientFrameType, FrameErrorCode, ServerFrame } from '#contract/frames';
import type { Caller } from '#server/platform/http/route';

/** One open socket, as a frame handler sees it. It is the same object for all its frames. */
export interface FrameContext {
  caller: Caller;
  /** Sends to this socket only; frames for all of a user's sockets go through `publish`. */
  reply(frame: ServerFrame): void;
  /** Calls back once the socket has closed. */
  whenClosed(run: () => void): void;
}

/** The handler of each type of frame. */
export type FrameHandlers = {
  [Type in ClientFrameType]: (
    frame: ClientFrames[Type],
    context: FrameContext,
  ) => Promise<void> | void;
};

/** Thrown by a handler: becomes an `error` frame to the sender, and the socket stays open. */
export class FrameError extends Error {
  constructor(
    readonly code: FrameErrorCode,
    readonly detail: string,
  ) {
    super(detail);
    this.name = 'FrameError';
  }
}
