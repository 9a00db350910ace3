import type { Chatter } from './chatCampus';

/** What the load driver, a process of its own, is told to do. */
export type ChatOrder =
  /** Opens a socket for each person, the first to write to the second, the third to the fourth … */
  | { kind: 'talk'; origin: string; people: readonly Chatter[]; perSecond: number; seconds: number }
  /** Opens so many sockets, as many for each person, and leaves them alone. */
  | { kind: 'open'; origin: string; people: readonly Chatter[]; sockets: number }
  | { kind: 'hangUp' };

/** What it tells when that is done. */
export interface ChatOutcome {
  /** Milliseconds from the sending to the other end's socket, of each message. */
  times: number[];
  sent: number;
}
