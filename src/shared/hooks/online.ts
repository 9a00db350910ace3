import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser is online. This says nothing about the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

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
