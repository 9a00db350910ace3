import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { endpointNames } from '#app/store/endpoints';
import { rootReducer, type RootState } from '#app/store/rootReducer';
import { createReplay, type Replay } from './createReplay';
import { LogError, type LogEntry } from './logFormat';
import { readLog } from './readLog';

/** A log and the replay it is to be loaded into. */
export interface OpenedReplay {
  replay: Replay<RootState>;
  /** Can be gone through once: `replay.load(entries)`. */
  entries: AsyncGenerator<LogEntry, void, undefined>;
}

const reducer = rootReducer as Reducer<RootState, UnknownAction>;

/** What the reducer would stumble over: a call that this version of the application does not have. */
async function* knownCalls(
  entries: AsyncGenerator<LogEntry, void, undefined>,
  names: ReadonlySet<string>,
): AsyncGenerator<LogEntry, void, undefined> {
  let line = 1;
  for await (const entry of entries) {
    line += 1;
    const { arg } = (entry.action.meta ?? {}) as { arg?: { endpointName?: unknown } };
    const name = arg?.endpointName;
    if (typeof name === 'string' && !names.has(name))
      throw new LogError(line, `This version of the application has no call named ${name}.`);
    yield entry;
  }
}

/**
 * Opens a log from pieces of its text, with the whole application's reducer in place. Rejects with a
 * {@link LogError} for a file that is no log.
 */
export async function openReplay(chunks: AsyncIterable<string>): Promise<OpenedReplay> {
  const names = new Set(endpointNames());
  const { header, entries } = await readLog(chunks);
  return {
    replay: createReplay({ reducer, header }),
    entries: knownCalls(entries, names),
  };
}
