const TIMERS = [
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Stops the clock at a moment, such as '2028-02-29T12:00:00Z'. Timers go on as always, so that a
 * page can load. `jest.useRealTimers()` ends it.
 */
export function setClock(moment: string): void {
  jest.useRealTimers();
  jest.useFakeTimers({ now: Date.parse(moment), doNotFake: [...TIMERS] });
}

/** Moments at which a day, a month or a year begins or ends for a reader in UTC. */
export const EDGES_OF_DAYS = [
  '2027-06-16T23:59:59.999Z',
  '2027-06-17T00:00:00.000Z',
  '2028-02-29T00:00:00.000Z',
  '2027-12-31T23:59:59.999Z',
] as const;
