import type { UnknownAction } from '@reduxjs/toolkit';
import { isPlain } from '#contract/sessionLog/transform';

/** Time before an action that visitors should notice, and before any other, in milliseconds. */
const [NOTICED_MS, OTHER_MS] = [2_500, 60];

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

/** Gives actions times at which they can be watched, after everything they mention was written. */
export function pace(actions: readonly UnknownAction[]) {
  const mentioned = JSON.stringify(actions).match(ISO_TIME) ?? [];
  const written = mentioned.map((time) => Date.parse(time)).sort((a, b) => a - b);
  // The middle, because some events are announced for later.
  const start = written[Math.floor(written.length / 2)] ?? Date.UTC(2026, 0, 1);
  let t = 0;
  // From the login until the first page after it, the screen is empty.
  let isScreenEmpty = false;
  const entries = actions.map((action) => {
    t += NOTICED.has(action.type) && !isScreenEmpty ? NOTICED_MS : OTHER_MS;
    if (action.type === 'session/authenticated') isScreenEmpty = true;
    if (action.type === 'app/navigated') isScreenEmpty = false;
    return { t, action: withTime(action, start + t) as UnknownAction };
  });
  return { startedAt: new Date(start).toISOString(), entries };
}
