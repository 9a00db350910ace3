import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER } from 'redux-persist';
import { redactAction, type RedactOptions } from './redact';

/** One recorded action: its number from 0 on, milliseconds since the recorder was made, itself. */
export interface LogEntry {
  i: number;
  t: number;
  action: UnknownAction;
}

export interface RecorderOptions extends RedactOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Older entries are forgotten. */
  size: number;
}

export interface Recorder {
  middleware: Middleware;
  /** What is remembered, oldest first. */
  entries(): LogEntry[];
}

/** Plumbing that no reducer of ours answers, or that carries functions. */
const DROPPED: ReadonlySet<string> = new Set([
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  'realtime/pong',
]);
const isDropped = (type: string) => DROPPED.has(type) || type.startsWith('api/config/');

/**
 * Remembers the last actions that reached the reducers, without their secrets. It must be the last
 * middleware, and notes an action before passing it on, so that a parent comes before its children.
 */
export function createRecorder({ now, size, secretsOf }: RecorderOptions): Recorder {
  const ring: LogEntry[] = [];
  const startedAt = now();
  let count = 0;

  return {
    middleware: () => (next) => (action) => {
      if (isAction(action) && !isDropped(action.type)) {
        const entry = {
          i: count,
          t: now() - startedAt,
          action: redactAction(action, { secretsOf }),
        };
        ring[count % size] = entry;
        count += 1;
      }
      return next(action);
    },
    entries() {
      const oldest = count % size;
      return count <= size ? [...ring] : [...ring.slice(oldest), ...ring.slice(0, oldest)];
    },
  };
}
