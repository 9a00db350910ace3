import { createContext, use, useSyncExternalStore } from 'react';

const TICK_MS = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const tell of listeners) tell();
    }, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A fixed time, for screens that show a past moment. Null if time moves on. */
export const NowContext = createContext<number | null>(null);

/** The time in milliseconds since 1970, updated once a minute by one timer for the whole page. */
export function useNow(): number {
  const present = useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
  return use(NowContext) ?? present;
}
