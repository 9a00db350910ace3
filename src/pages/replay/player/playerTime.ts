import type { LogEntry } from '#replay/logFormat';

/** Playback speed: a factor, or as fast as the screen can render. */
export type Speed = 0.5 | 1 | 2 | 4 | 'max';
export const speeds: readonly Speed[] = [0.5, 1, 2, 4, 'max'];

const FRAME_MS = 16;
/** The longest wait when idle time is skipped. */
const LONGEST_WAIT_MS = 700;
const MAX_AT_ONCE = 40;

export interface Pace {
  speed: Speed;
  skipsIdle: boolean;
}

/**
 * Returns the next index to show and the milliseconds until then, or null at the end. Actions
 * within one frame are shown together.
 */
export function nextStep(
  entries: readonly LogEntry[],
  place: number,
  { speed, skipsIdle }: Pace,
): { place: number; wait: number } | null {
  const next = entries[place + 1];
  if (!next) return null;
  if (speed === 'max')
    return { place: Math.min(place + MAX_AT_ONCE, entries.length - 1), wait: FRAME_MS };
  let to = place + 1;
  while ((entries[to + 1]?.t ?? Infinity) <= next.t + FRAME_MS * speed) to += 1;
  const gap = next.t - (entries[place]?.t ?? next.t);
  const wait = (skipsIdle ? Math.min(gap, LONGEST_WAIT_MS) : gap) / speed;
  return { place: to, wait: Math.max(wait, FRAME_MS) };
}

/** Formats milliseconds as minutes and seconds, such as 4:40.3. */
export function clockTime(ms: number): string {
  const tenths = Math.floor(Math.max(0, ms) / 100);
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${Math.floor(tenths / 600)}:${seconds}`;
}
