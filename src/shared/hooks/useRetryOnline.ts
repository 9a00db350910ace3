import { useEffect, useEffectEvent } from 'react';

/** Further attempts: browsers report the network before requests get through. */
const AGAIN_AFTER_MS = [2_000, 6_000];

/** Calls the function when the network is back, unless it is undefined by then. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const retryNow = useEffectEvent(() => retry?.());
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const start = () => {
      retryNow();
      timers.forEach(clearTimeout);
      timers = AGAIN_AFTER_MS.map((ms) => setTimeout(() => retryNow(), ms));
    };
    window.addEventListener('online', start);
    return () => {
      window.removeEventListener('online', start);
      timers.forEach(clearTimeout);
    };
  }, []);
}
