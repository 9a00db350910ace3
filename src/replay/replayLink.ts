/** Addresses of the replay page that lead to a log, and to an action of it. */
import { TOKEN_PATTERN } from '#contract/limits';

const NUMBER = /^\d{1,15}$/;
const TOKEN = new RegExp(TOKEN_PATTERN);
/** Longer fragments lead to no log. */
const MOST_LENGTH = 200;

const membersOf = (fragment: string) =>
  new URLSearchParams(fragment.length > MOST_LENGTH ? '' : fragment.slice(1));

export const replayPath = '/replay';

/** Returns the path of the replay page at the action with this number. */
export const linkTo = (number: number): string => replayPath + fragmentTo(number, null);

/**
 * Returns the fragment of an address that leads to an action, of the log with a token or of a log
 * that its reader has.
 */
export const fragmentTo = (number: number, token: string | null): string =>
  token === null ? `#at=${number}` : `#log=${token}&at=${number}`;

/** Returns the number of the action that the fragment of an address names, or null. */
export function numberIn(fragment: string): number | null {
  const found = membersOf(fragment).get('at') ?? '';
  return NUMBER.test(found) ? Number(found) : null;
}

/** Returns the token of the log that the fragment of an address names, or null. */
export function tokenIn(fragment: string): string | null {
  const found = membersOf(fragment).get('log') ?? '';
  return TOKEN.test(found) ? found : null;
}

/** Whether the fragment of an address names a log, even one that can't exist. */
export const namesLog = (fragment: string): boolean =>
  /[#&]log=/.test(fragment.slice(0, MOST_LENGTH));
