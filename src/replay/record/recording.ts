import type { Redactor } from '#contract/sessionLog/redact';
import type { LogEntry } from '../logFormat';
import { createCheckpoint, type Checkpoint } from './checkpoint';

const MOST_WAITING = 200;

/** The limits after which a recording ends by itself. */
export interface RecordingLimits {
  entries: number;
  bytes: number;
}

/** A recording started by the user, with the hash of the state after every action. */
export interface Recording {
  isFull(): boolean;
  /** Whether any hashes are pending. */
  isWaiting(): boolean;
  /** Adds an entry with the state before it, which is also the state after the previous entry. */
  add(entry: LogEntry, before: object, bytes: number): void;
  /** Computes the pending hashes. */
  settle(): void;
  /** Ends the recording with the state after the last action. */
  close(after: object): void;
  /** The recording so far. `hash` is the hash of the current state. */
  content(hash: string): { before: Checkpoint; entries: readonly LogEntry[] };
}

export function createRecording(
  state: object,
  redactor: Redactor,
  limits: RecordingLimits,
): Recording {
  const entries: LogEntry[] = [];
  let waiting: [entry: LogEntry, after: object][] = [];
  let bytes = 0;

  const settle = () => {
    for (const [entry, after] of waiting) entry.h = createCheckpoint(after, redactor).hash;
    waiting = [];
  };
  const before = createCheckpoint(state, redactor);
  return {
    isWaiting: () => waiting.length > 0,
    isFull: () => entries.length >= limits.entries || bytes >= limits.bytes,
    add(entry, stateBefore, entryBytes) {
      const last = entries.at(-1);
      if (last) waiting.push([last, stateBefore]);
      entries.push(entry);
      bytes += entryBytes;
      // Limit the backlog, because pending states can't be garbage-collected.
      if (waiting.length >= MOST_WAITING) settle();
    },
    settle,
    close(after) {
      const last = entries.at(-1);
      if (last) waiting.push([last, after]);
      settle();
    },
    content(hash) {
      settle();
      const last = entries.at(-1);
      if (!last || last.h !== undefined) return { before, entries };
      return { before, entries: [...entries.slice(0, -1), { ...last, h: hash }] };
    },
  };
}
