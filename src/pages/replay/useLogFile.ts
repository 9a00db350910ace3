import { useCallback, useEffect, useRef, useState } from 'react';
import type { Replay, ReplayProgress } from '#replay/createReplay';
import { LogError, type LogEntry } from '#replay/logFormat';
import { textChunks } from '#replay/textChunks';
import { openReplay } from '#replay/openReplay';
import type { RootState } from '#shared/store/types';
import { actionKind, type ActionKind } from './panels/actionKind';
import type { Sample } from './samples/samples';
import * as texts from './texts';

/** A log, with as many of its entries as could be read. */
export interface OpenLog {
  name: string;
  replay: Replay<RootState>;
  kinds: readonly ActionKind[];
  /** Why the rest of the file could not be read. */
  problem: string | null;
  /** The sample that the log is; null for any other. */
  sample: Sample | null;
  /** The token of the link by which the log was opened; null for any other. */
  token: string | null;
}

/** A file, or something else that contains a log. */
export interface LogSource {
  name: string;
  stream(): ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>;
  sample?: Sample;
  token?: string;
  /** The message if it can't be fetched. A file of the reader's has none. */
  failure?: string;
}

/** The log of a link does not exist, or no longer. */
export class LogGone extends Error {
  override readonly name = 'LogGone';
}

type FailureReason = 'damaged' | 'gone' | 'notFetched';

export type LogFile =
  | { status: 'none' }
  | ({ status: 'reading'; name: string } & ReplayProgress)
  | { status: 'unreadable'; source: LogSource; reason: FailureReason; problem: string }
  | { status: 'open'; log: OpenLog };

const problemOf = (error: unknown) =>
  error instanceof LogError ? error.message : texts.unreadable(String(error));

function reasonOf(error: unknown, { failure }: LogSource): FailureReason {
  if (error instanceof LogGone) return 'gone';
  return error instanceof LogError || failure === undefined ? 'damaged' : 'notFetched';
}

async function* untilStale(
  isStale: () => boolean,
  entries: AsyncIterable<LogEntry>,
): AsyncGenerator<LogEntry, void, undefined> {
  for await (const entry of entries) {
    if (isStale()) return;
    yield entry;
  }
}

/** Opens a file or a sample as a log. Opening another one cancels one still being read. */
export function useLogFile() {
  const [file, setFile] = useState<LogFile>({ status: 'none' });
  const wanted = useRef(0);
  useEffect(
    () => () => {
      wanted.current += 1;
    },
    [],
  );

  const open = useCallback(async (source: LogSource): Promise<void> => {
    const turn = (wanted.current += 1);
    const isStale = () => wanted.current !== turn;
    const { name, sample = null, token = null } = source;
    setFile({ status: 'reading', name, done: 0, total: 0 });
    try {
      const { replay, entries } = await openReplay(textChunks(await source.stream()));
      let problem: string | null = null;
      try {
        await replay.load(untilStale(isStale, entries), (progress) => {
          if (!isStale()) setFile({ status: 'reading', name, ...progress });
        });
      } catch (error) {
        // Entries before the damage can still be viewed.
        if (replay.entries.length === 0) throw error;
        problem = problemOf(error);
      }
      if (isStale()) return;
      const kinds = replay.entries.map(actionKind);
      setFile({ status: 'open', log: { name, replay, kinds, problem, sample, token } });
    } catch (error) {
      if (isStale()) return;
      const reason = reasonOf(error, source);
      setFile({ status: 'unreadable', source, reason, problem: problemOf(error) });
    }
  }, []);

  function close(): void {
    wanted.current += 1;
    setFile({ status: 'none' });
  }

  return { file, open, close };
}
