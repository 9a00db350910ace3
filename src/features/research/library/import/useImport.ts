import { useEffect, useReducer, useRef } from 'react';
import { useAppDispatch } from '#shared/store/hooks';
import { tagsOf } from '../itemFields';
import { batchesOf, withTags } from './batches';
import { importReducer, initialImport } from './importState';
import { addBatches, nextKey, readPieces } from './importThunks';
import { readTextFile, type ReadText } from './readTextFile';
import { splitFile } from './splitFile';
import * as texts from './texts';

/** An import of references from its file to its report. Unmounting stops it. */
export function useImport() {
  const dispatch = useAppDispatch();
  const [state, report] = useReducer(importReducer, initialImport);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = (work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    void work(controller.signal);
  };

  const read = async (name: string, { text, lost }: ReadText, signal: AbortSignal) => {
    const pieces = splitFile(text);
    if (pieces.length === 0) {
      report({ type: 'restarted', problem: texts.empty(name) });
      return;
    }
    report({ type: 'readingStarted', name, lost, pieces });
    await dispatch(readPieces(pieces, signal, report));
  };

  return {
    state,
    readText: (text: string) => run((signal) => read(texts.pasted, { text, lost: 0 }, signal)),
    readFile: (file: File) =>
      run(async (signal) => {
        const opened = await readTextFile(file);
        if (signal.aborted) return;
        if ('problem' in opened) report({ type: 'restarted', problem: opened.problem });
        else await read(file.name, opened, signal);
      }),
    /** Adds the new references, each with the tags of a typed line. */
    add: (tagLine: string) => {
      const entries = state.found.fresh.map((entry) => withTags(entry, tagsOf(tagLine)));
      const batches = batchesOf(entries, () => dispatch(nextKey()));
      report({ type: 'addingStarted', batches });
      run((signal) => dispatch(addBatches(batches, signal, report)));
    },
    /** Goes on with what failed or was cancelled. */
    resume: () => {
      const { step, pieces, batches, done } = state;
      report({ type: 'resumed' });
      run((signal) =>
        dispatch(
          step === 'read'
            ? readPieces(pieces.slice(done), signal, report)
            : addBatches(batches.slice(done), signal, report),
        ),
      );
    },
    cancel: () => {
      running.current?.abort();
      if (state.step === 'add') report({ type: 'stopped', problem: texts.cancelled });
      else report({ type: 'restarted', problem: null });
    },
    restart: () => report({ type: 'restarted', problem: null }),
  };
}

export type Import = ReturnType<typeof useImport>;
