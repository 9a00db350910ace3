import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
/** More often than the seconds change, so that none is skipped. */
const TICK_MS = 250;

/** Counts down the seconds to 0 after `start` is called. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS));
      setLeft(next);
      if (next === 0) setEndsAt(null);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);

  return {
    secondsLeft: left,
    start: (seconds: number) => {
      setLeft(seconds);
      setEndsAt(Date.now() + seconds * SECOND_MS);
    },
  };
}
