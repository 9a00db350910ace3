import { useEffect, useState } from 'react';
import { compareLogs, type LogDifference } from '#replay/compareLogs';
import type { Replay } from '#replay/createReplay';

export interface Comparison {
  /** Whether the logs are still being compared. */
  isRunning: boolean;
  difference: LogDifference | null;
}

type Log = Pick<Replay<object>, 'entries'>;

/** Returns the first difference of two logs once it is known. Returns null without a second log. */
export function useComparison(left: Log, right: Log | null): Comparison | null {
  const [result, setResult] = useState<{ of: Log; difference: LogDifference | null } | null>(null);

  useEffect(() => {
    if (!right) return;
    const giveUp = new AbortController();
    void compareLogs(left.entries, right.entries, giveUp.signal).then((difference) => {
      if (!giveUp.signal.aborted) setResult({ of: right, difference });
    });
    return () => giveUp.abort();
  }, [left, right]);

  if (!right) return null;
  return result?.of === right
    ? { isRunning: false, difference: result.difference }
    : { isRunning: true, difference: null };
}
