import type { LogEntry } from '../logFormat';
import type { Redactor } from '../redact/redact';
import { createCheckpoint, type Checkpoint } from './checkpoint';

const MOST_WAITING = 200;

/** What a recording may hold before it ends by itself. */
export interface RecordingLimits {
  entries: number;
  bytes: number;
}

/** A longer log with the hash of the state after every action. */
export interface Recording {
  isFull(): boolean;
  /** Whether hashes are still to be taken. */
  isWaiting(): boolean;
  /** Notes an entry and the state before it, which is the state after the one before. */
  add(entry: LogEntry, before: object, bytes: number): void;
  /** Takes the hashes that are still to be taken. */
  settle(): void;
  /** The last action is done, and this is the state after it. */
  close(after: object): void;
  /** What is recorded so far; the hash is that of the present state. */
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
      // States that wait are states that cannot be forgotten.
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
