import { createContext, use, useSyncExternalStore } from 'react';

const TICK_MS = 10_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** A hidden page catches up when it is shown again. */
function tick(): void {
  if (document.visibilityState === 'hidden') return;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

/** A fixed time, for screens that show a past moment. Null if time moves on. */
export const NowContext = createContext<number | null>(null);

/**
 * Returns what `read` makes of the present time (milliseconds since 1970), such as a label. One
 * timer for the whole page asks again every ten seconds, and the component renders only if the
 * result differs.
 */
export function useNow<Result extends string | number | boolean>(
  read: (now: number) => Result,
): Result {
  const fixed = use(NowContext);
  return useSyncExternalStore(subscribe, () => read(fixed ?? Date.now()));
}
