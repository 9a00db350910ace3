import type { UnknownAction } from '@reduxjs/toolkit';
import { isPlain } from '#contract/sessionLog/transform';
import { SAMPLE_SPEED, type Caption } from '#pages/replay/samples/samples';

/** Time before an action that visitors should notice, and before any other, in milliseconds. */
const [NOTICED_MS, OTHER_MS] = [2_500, 60];

/** How long visitors take to see a caption, and to read each of its characters, in milliseconds. */
const [SEEN_MS, CHARACTER_MS] = [800, 50];

const NOTICED: ReadonlySet<string> = new Set([
  'app/navigated',
  'chat/messageSubmitted',
  'chat/opened',
  'feed/feedReloadRequested',
  'feed/likeRequested',
  'realtime/typing',
  'session/authenticationStarted',
  'socket/closed',
  'socket/opening',
  'toasts/notified',
]);

/** Names of times that a golden log has as 0, in milliseconds since 1970. */
const CLOCK_NAMES: ReadonlySet<string> = new Set([
  'at',
  'since',
  'startedTimeStamp',
  'fulfilledTimeStamp',
]);

const ISO_TIME = /\b\d{4}-\d\d-\d\dT[\d:.]{8,12}Z/g;

/** Puts the time of an action where its golden log has 0. */
function withTime(value: unknown, now: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withTime(item, now));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (member === 0 && CLOCK_NAMES.has(name)) return [name, now];
      if (member === 0 && name === 'timestamp') return [name, new Date(now).toISOString()];
      return [name, withTime(member, now)];
    }),
  );
}

/** The milliseconds before each action. */
function gapsOf(actions: readonly UnknownAction[]): number[] {
  // From the login until the first page after it, the screen is empty.
  let isScreenEmpty = false;
  return actions.map(({ type }) => {
    const gap = NOTICED.has(type) && !isScreenEmpty ? NOTICED_MS : OTHER_MS;
    if (type === 'session/authenticated') isScreenEmpty = true;
    if (type === 'app/navigated') isScreenEmpty = false;
    return gap;
  });
}

/** Waits before the next action that visitors notice until a caption has been read. */
function waitForReaders(gaps: readonly number[], captions: readonly Caption[]): number[] {
  const longer = [...gaps];
  for (const [index, { place, sentence }] of captions.entries()) {
    const next = captions[index + 1]?.place;
    if (next === undefined) break;
    const shown = gaps.slice(place + 1, next + 1);
    const read = SAMPLE_SPEED * (SEEN_MS + CHARACTER_MS * sentence.length);
    const missing = read - shown.reduce((sum, gap) => sum + gap, 0);
    const noticed = shown.indexOf(NOTICED_MS);
    const at = noticed < 0 ? next : place + 1 + noticed;
    longer[at] = (longer[at] ?? 0) + Math.max(0, missing);
  }
  return longer;
}

/**
 * Gives actions times at which they can be watched and captions be read, after everything they
 * mention was written.
 */
export function pace(actions: readonly UnknownAction[], captions: readonly Caption[]) {
  const mentioned = JSON.stringify(actions).match(ISO_TIME) ?? [];
  const written = mentioned.map((time) => Date.parse(time)).sort((a, b) => a - b);
  // The middle, because some events are announced for later.
  const start = written[Math.floor(written.length / 2)] ?? Date.UTC(2026, 0, 1);
  const gaps = waitForReaders(gapsOf(actions), captions);
  let t = 0;
  const entries = actions.map((action, index) => {
    t += gaps[index] ?? OTHER_MS;
    return { t, action: withTime(action, start + t) as UnknownAction };
  });
  return { startedAt: new Date(start).toISOString(), entries };
}
