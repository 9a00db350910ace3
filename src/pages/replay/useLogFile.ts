import { useEffect, useRef, useState } from 'react';
import type { Replay, ReplayProgress } from '#replay/createReplay';
import { LogError, type LogEntry } from '#replay/logFormat';
import { textChunks } from '#replay/textChunks';
import { openReplay } from '#replay/openReplay';
import type { RootState } from '#shared/store/types';
import { actionKind, type ActionKind } from './panels/actionKind';
import * as texts from './texts';

/** A log, with as many of its entries as could be read. */
export interface OpenLog {
  name: string;
  replay: Replay<RootState>;
  kinds: readonly ActionKind[];
  /** Why the rest of the file could not be read. */
  problem: string | null;
}

export type LogFile =
  | { status: 'none' }
  | ({ status: 'reading'; name: string } & ReplayProgress)
  | { status: 'unreadable'; name: string; problem: string }
  | { status: 'open'; log: OpenLog };

const problemOf = (error: unknown) =>
  error instanceof LogError ? error.message : texts.unreadable(String(error));

async function* untilStale(
  isStale: () => boolean,
  entries: AsyncIterable<LogEntry>,
): AsyncGenerator<LogEntry, void, undefined> {
  for await (const entry of entries) {
    if (isStale()) return;
    yield entry;
  }
}

/** Opens a local file as a log. Opening another file cancels one still being read. */
export function useLogFile() {
  const [file, setFile] = useState<LogFile>({ status: 'none' });
  const wanted = useRef(0);
  useEffect(
    () => () => {
      wanted.current += 1;
    },
    [],
  );

  async function open(source: File): Promise<void> {
    const turn = (wanted.current += 1);
    const isStale = () => wanted.current !== turn;
    const { name } = source;
    setFile({ status: 'reading', name, done: 0, total: 0 });
    try {
      const { replay, entries } = await openReplay(textChunks(source.stream()));
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
      setFile({ status: 'open', log: { name, replay, kinds, problem } });
    } catch (error) {
      if (!isStale()) setFile({ status: 'unreadable', name, problem: problemOf(error) });
    }
  }

  function close(): void {
    wanted.current += 1;
    setFile({ status: 'none' });
  }

  return { file, open, close };
}
