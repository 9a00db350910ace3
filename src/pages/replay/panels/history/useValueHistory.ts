import { useEffect, useRef, useState } from 'react';
import type { Replay } from '#replay/createReplay';
import { valueAt, type StatePath } from '#replay/history/statePath';
import { asLogged, valueChanges } from '#replay/history/valueChanges';
import { shortJson } from '#replay/shortJson';

/** A change as it is shown: values are cut, and null where there is none. */
export interface ShownChange {
  place: number;
  before: string | null;
  after: string | null;
}

/** The changes of a value, once the pass over the log has ended. */
export type ValueHistory =
  | { status: 'running'; /** Actions compared. */ done: number }
  | { status: 'cancelled' }
  | {
      status: 'done';
      /** Before the first action. */
      initial: string | null;
      changes: readonly ShownChange[];
      /** The number of changes that are not listed, because there are too many. */
      more: number;
    };

/** More would take too much memory. */
const MOST_CHANGES = 20_000;

const shown = (value: unknown) => (value === undefined ? null : shortJson(value));

const AT_START: ValueHistory = { status: 'running', done: 0 };

/**
 * Finds every change of a value in a log, which stays the same while the component is mounted.
 * Unmounting or cancelling ends the pass.
 */
export function useValueHistory(replay: Replay<object>, path: StatePath) {
  const [history, setHistory] = useState(AT_START);
  const running = useRef(new AbortController());
  /** Increases when the same pass is started again. */
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    running.current = giveUp;
    const onProgress = (done: number) => {
      if (!signal.aborted) setHistory({ status: 'running', done });
    };
    async function find(): Promise<void> {
      const initial = shown(asLogged(valueAt(replay.stateAt(-1), path), path));
      const changes: ShownChange[] = [];
      let more = 0;
      for await (const change of valueChanges(replay, path, { signal, onProgress }))
        if (changes.length === MOST_CHANGES) more += 1;
        else {
          const { place, before, after } = change;
          changes.push({ place, before: shown(before), after: shown(after) });
        }
      if (!signal.aborted) setHistory({ status: 'done', initial, changes, more });
    }
    void find();
    return () => giveUp.abort();
  }, [replay, path, turn]);

  const cancel = () => {
    running.current.abort();
    setHistory({ status: 'cancelled' });
  };
  const restart = () => {
    setHistory(AT_START);
    setTurn(turn + 1);
  };
  return { history, cancel, restart };
}
