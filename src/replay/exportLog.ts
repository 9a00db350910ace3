import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { yieldToMain } from '#shared/lib/afterPaint';
import type { Redactor } from '#contract/sessionLog/redact';
import type { Fields, SecretsOf } from '#contract/sessionLog/transform';
import { hashState } from './hashState';
import {
  LOG_FORMAT,
  LOG_VERSION,
  type LogEntry,
  type LogHeader,
  type LogScreen,
} from './logFormat';
import { writeLog } from './writeLog';

/** A redacted log to be saved, taken at one moment. */
export interface Snapshot {
  initial: Fields;
  entries: readonly LogEntry[];
  mode: LogHeader['mode'];
  endedBy: LogHeader['ended_by'];
}

/** The export's dependencies on the application. */
export interface ExportTools {
  redactor: Redactor;
  secretsOf: SecretsOf;
  /** Replays a shared log, because its hashes differ from those of the session. */
  reducer: Reducer<object, UnknownAction>;
  /** The version of the application. */
  application: string;
  /** Start of the entries' times, in milliseconds since 1970. */
  startedAt: number;
  /** Reads the screen's inputs. */
  screen?: () => LogScreen;
}

const KEY_BYTES = 32;
const ENTRIES_AT_ONCE = 250;

/** Recomputes the hashes of a pseudonymised log by replaying it, because its states differ. */
async function* rehash(
  initial: Fields,
  entries: readonly LogEntry[],
  { reducer }: ExportTools,
): AsyncGenerator<LogEntry, void, undefined> {
  let state: object = initial;
  for (const [place, entry] of entries.entries()) {
    try {
      state = reducer(state, entry.action);
    } catch {
      // A reducer that throws leaves the state unchanged, in the session and in every replay.
    }
    yield entry.h === undefined ? entry : { ...entry, h: hashState(state) };
    if (place % ENTRIES_AT_ONCE === 0) await yieldToMain();
  }
}

/**
 * Yields a log in chunks of text. For a shared log, the pseudonym key is generated here and
 * discarded.
 */
export async function* exportLog(
  { initial, entries, mode, endedBy }: Snapshot,
  share: boolean,
  tools: ExportTools,
): AsyncGenerator<string, void, undefined> {
  const header: LogHeader = {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    application: tools.application,
    started_at: new Date(tools.startedAt).toISOString(),
    mode,
    share,
    count: entries.length,
    ended_by: endedBy,
    ...(tools.screen && { screen: tools.screen() }),
    initial_state: initial,
  };
  if (!share) {
    yield* writeLog(header, entries);
    return;
  }
  const { shareContent } = await import(/* webpackChunkName: "share-log" */ './redact/share');
  const key = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const actions = entries.map(({ action }) => action);
  const shared = shareContent({ state: initial, actions }, key, tools.secretsOf);
  const renamed = entries.map((entry, place) => ({
    ...entry,
    action: shared.actions[place] ?? entry.action,
  }));
  yield* writeLog({ ...header, initial_state: shared.state }, rehash(shared.state, renamed, tools));
}
