import type { UnknownAction } from '@reduxjs/toolkit';

/** Stands in the first line of every log of ours. */
export const LOG_FORMAT = 'quad-action-log';
/** The version that is written; older ones are read by the steps of migrateHeader. */
export const LOG_VERSION = 2;

/** One recorded action. */
export interface LogEntry {
  /** Its number, from 0 at the start of the page on. */
  i: number;
  /** Milliseconds since `started_at`. */
  t: number;
  action: UnknownAction;
  /** The hash of the state after it, where it was taken. */
  h?: string;
}

/** The first line of a log. */
export interface LogHeader {
  format: typeof LOG_FORMAT;
  version: typeof LOG_VERSION;
  /** The version of the application that recorded it. */
  application: string;
  /** When the page was opened, from which `t` counts; ISO 8601. */
  started_at: string;
  /** `ring`: what is always kept, the last actions. `recording`: started and stopped by hand. */
  mode: 'ring' | 'recording';
  /** Whether ids, names and texts are stand-ins. */
  share: boolean;
  /** Number of entries that follow. */
  count: number;
  /**
   * Why a recording ended: it was `asked` to, was `full`, or DevTools put another state in place
   * (`time_travel`); null while it runs, and for a ring.
   */
  ended_by: 'asked' | 'full' | 'time_travel' | null;
  /** The state before the first entry. */
  initial_state: Readonly<Record<string, unknown>>;
}

/** A log that cannot be read, and where; the message is a sentence for people. */
export class LogError extends Error {
  override readonly name = 'LogError';
  constructor(
    /** Counted from 1. */
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}`);
  }
}
