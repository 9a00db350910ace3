import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { endpointNames } from '#app/store/endpoints';
import { rootReducer, type RootState } from '#app/store/rootReducer';
import { createReplay, type Replay } from './createReplay';
import { LogError, type LogEntry } from './logFormat';
import { readLog } from './readLog';
import * as texts from './texts';

/** A log and the replay to load it into. */
export interface OpenedReplay {
  replay: Replay<RootState>;
  /** Can be iterated only once: `replay.load(entries)`. */
  entries: AsyncGenerator<LogEntry, void, undefined>;
}

const reducer = rootReducer as Reducer<RootState, UnknownAction>;

/**
 * Yields the entries. Throws on an API call unknown to this version of the application, which would
 * break the reducer.
 */
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
      throw new LogError(line, texts.unknownCall(name));
    yield entry;
  }
}

/** Whether there is a page to show, and not only its splash while the session is verified. */
const hasScreen = ({ navigation, session }: RootState) =>
  navigation.path !== null && session.status !== 'starting';

/**
 * Opens a log from chunks of its text, with the whole application's reducer. Rejects with a {@link
 * LogError} if the file is not a log.
 */
export async function openReplay(chunks: AsyncIterable<string>): Promise<OpenedReplay> {
  const names = new Set(endpointNames());
  const { header, entries } = await readLog(chunks);
  return {
    replay: createReplay({ reducer, header, hasScreen }),
    entries: knownCalls(entries, names),
  };
}
