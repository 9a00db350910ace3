import { isAction, type UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER } from 'redux-persist';
import type { ExportTools, Snapshot } from '../exportLog';
import type { LogEntry, LogHeader } from '../logFormat';
import { createCheckpoint, type Checkpoint } from './checkpoint';
import { createRecording, type Recording, type RecordingLimits } from './recording';
import { createRing, type RingLimits } from './ring';

export interface RecorderOptions extends ExportTools {
  /** Runs a callback once the browser is idle. */
  idle(run: () => void): void;
  ring?: RingLimits;
  recording?: RecordingLimits;
}

export interface ExportOptions {
  /** Whether to replace ids, names and texts by pseudonyms. */
  share: boolean;
  /** The recording, running or ended, or the ring that is always kept. */
  source: 'ring' | 'recording';
}

export type EndReason = NonNullable<LogHeader['ended_by']>;

export interface Recorder {
  /**
   * Records an action before it is reduced, with the current state and the time in milliseconds
   * since 1970.
   */
  note(action: unknown, before: object, at: number): void;
  /** Notes the state after the action was reduced. */
  noteAfter(state: object): void;
  /** The entries in the ring, oldest first. */
  entries(): LogEntry[];
  /** Starts a recording and discards the previous one. */
  startRecording(): void;
  stopRecording(reason: EndReason): void;
  isRecording(): boolean;
  /** Why the last recording ended. Null while one is running and before the first. */
  endedBy(): EndReason | null;
  /** Whether the recording has reached its limit and must be stopped. */
  isFull(): boolean;
  /** Returns the log as chunks of text, or undefined if there is nothing to save. */
  exportLog(options: ExportOptions): AsyncIterable<string> | undefined;
}

/** Limits of the ring of recent actions. */
export const RING_LIMITS: RingLimits = { entries: 5_000, bytes: 5_000_000 };
/** Limits after which a recording ends by itself. */
export const RECORDING_LIMITS: RecordingLimits = { entries: 100_000, bytes: 50_000_000 };

/** Internal actions that none of our reducers handle, or that contain functions. */
const DROPPED: ReadonlySet<string> = new Set([
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  'api/config/middlewareRegistered',
  'realtime/pong',
]);

/**
 * Upper estimate of the JSON's bytes: a non-ASCII character takes at most three bytes per UTF-16
 * unit.
 */
function estimateBytes(action: UnknownAction): number {
  const text = JSON.stringify(action);
  return /[^\0-\x7f]/.test(text) ? text.length * 3 : text.length;
}

/** Loads the export code on demand, so that it isn't part of the recorder's chunk. */
async function* writeSnapshot(taken: Snapshot, share: boolean, tools: ExportTools) {
  const { exportLog } = await import(/* webpackChunkName: "session-log" */ '../exportLog');
  yield* exportLog(taken, share, tools);
}

/** Records actions, with everything removed that must not be in a log. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { redactor, startedAt } = options;
  const ring = createRing(options.ring ?? RING_LIMITS);
  let recording: Recording | undefined;
  let endedBy: EndReason | null = null;
  let count = 0;
  let depth = 0;
  let current: object | undefined;

  const isRecording = () => recording !== undefined && endedBy === null;

  function stopRecording(reason: EndReason): void {
    if (!recording || !isRecording()) return;
    if (current) recording.close(current);
    endedBy = reason;
  }

  /** DevTools has replaced the state, so the recorded actions don't lead to it. */
  function discardHistory(): void {
    ring.clear();
    stopRecording('time_travel');
  }

  function record(action: UnknownAction, before: object, at: number): void {
    const entry: LogEntry = { i: count, t: at - startedAt, action: redactor.action(action) };
    count += 1;
    const bytes = estimateBytes(entry.action);
    if (ring.isAtBoundary()) {
      const checkpoint: Checkpoint = createCheckpoint(before, redactor);
      ring.begin(checkpoint);
      options.idle(() => void checkpoint.hash);
    }
    ring.add(entry, bytes);
    const running = isRecording() ? recording : undefined;
    if (!running) return;
    if (!running.isWaiting()) options.idle(() => running.settle());
    running.add({ ...entry }, before, bytes);
  }

  function snapshot(source: ExportOptions['source']): Snapshot | undefined {
    if (!current) return undefined;
    const { hash } = createCheckpoint(current, redactor);
    const content = source === 'ring' ? ring.content() : recording?.content(hash);
    if (!content) return undefined;
    const entries = content.entries.map((entry, place) =>
      place === content.entries.length - 1 ? { ...entry, h: entry.h ?? hash } : entry,
    );
    return {
      initial: content.before.state,
      entries,
      mode: source,
      endedBy: source === 'ring' ? null : endedBy,
    };
  }

  return {
    note(action, before, at) {
      if (depth === 0 && current && before !== current) discardHistory();
      depth += 1;
      if (isAction(action) && !DROPPED.has(action.type)) record(action, before, at);
    },
    noteAfter(state) {
      depth -= 1;
      current = state;
    },
    entries: ring.entries,
    startRecording() {
      if (!current) return;
      stopRecording('asked');
      recording = createRecording(current, redactor, options.recording ?? RECORDING_LIMITS);
      endedBy = null;
    },
    stopRecording,
    isRecording,
    endedBy: () => endedBy,
    isFull: () => isRecording() && recording?.isFull() === true,
    exportLog({ share, source }) {
      const taken = snapshot(source);
      return taken && writeSnapshot(taken, share, options);
    },
  };
}
