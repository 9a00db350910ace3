import type { UnknownAction } from '@reduxjs/toolkit';
import * as texts from './texts';

/** Identifies our logs in their first line. */
export const LOG_FORMAT = 'quad-action-log';
/** The version that is written. Older versions are upgraded by migrateHeader. */
export const LOG_VERSION = 2;

/** One recorded action. */
export interface LogEntry {
  /** Its number, counted from 0 at page load. */
  i: number;
  /** Milliseconds since `started_at`. */
  t: number;
  action: UnknownAction;
  /** The hash of the state after the action, if it was computed. */
  h?: string;
}

/** The screen's inputs beside the state, as they were when the log was saved. */
export interface LogScreen {
  /** The browser's IANA zone; null if it withholds it. */
  timezone: string | null;
  /** The window's size in CSS pixels. */
  width: number;
  height: number;
  reduced_motion: boolean;
  color_scheme: 'light' | 'dark';
}

/** The first line of a log. */
export interface LogHeader {
  format: typeof LOG_FORMAT;
  version: typeof LOG_VERSION;
  /** The version of the application that recorded the log. */
  application: string;
  /** The time of the page load, from which `t` counts, in ISO 8601. */
  started_at: string;
  /**
   * `ring`: the last actions, which are always kept. `recording`: started and stopped by the user.
   */
  mode: 'ring' | 'recording';
  /** Whether ids, names and texts are pseudonyms. */
  share: boolean;
  /** Number of entries that follow. */
  count: number;
  /**
   * Why a recording ended: `asked` (stopped by the user), `full`, or `time_travel` (DevTools
   * replaced the state). Null for a ring and while the recording is running.
   */
  ended_by: 'asked' | 'full' | 'time_travel' | null;
  /** Missing in logs of earlier releases. */
  screen?: LogScreen;
  /** The state before the first entry. */
  initial_state: Readonly<Record<string, unknown>>;
}

/** A log that can't be read, and the line at fault. The message is a sentence for the user. */
export class LogError extends Error {
  override readonly name = 'LogError';
  constructor(
    /** Counted from 1. */
    readonly line: number,
    problem: string,
  ) {
    super(texts.problemOnLine(line, problem));
  }
}
