import type { Chatter } from './chatCampus';

/** An order to the load driver, a separate process. */
export type ChatOrder =
  /**
   * Opens a socket for each user. The first writes to the second, the third to the fourth, and so
   * on.
   */
  | { kind: 'talk'; origin: string; people: readonly Chatter[]; perSecond: number; seconds: number }
  /** Opens the given number of sockets, equally many for each user, and leaves them idle. */
  | { kind: 'open'; origin: string; people: readonly Chatter[]; sockets: number }
  | { kind: 'hangUp' };

/** The driver's report on a completed order. */
export interface ChatOutcome {
  /** Milliseconds from sending to arrival at the recipient's socket, for each message. */
  times: number[];
  sent: number;
}
