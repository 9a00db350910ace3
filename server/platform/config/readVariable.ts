import { parseUrl } from '#contract/addresses/parseUrl';
import { asciiHost } from '../hostName';
import { StartupError } from '../startup';
import * as texts from '../texts';

const SECRET_MIN_LENGTH = 32;

/** The environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the variable without surrounding whitespace; empty counts as unset. */
export function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** Reads an integer within bounds. */
export function readInteger(
  env: Environment,
  name: string,
  { fallback, minimum, maximum }: { fallback: number; minimum: number; maximum: number },
): number {
  const value = readText(env, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number >= minimum && number <= maximum) return number;
  throw new StartupError(texts.notWholeNumber(name, minimum, maximum));
}

/** Reads a secret and refuses one that is short enough to be guessed. */
export function readSecret(env: Environment, name: string): string | undefined {
  const value = readText(env, name);
  if (value === undefined || value.length >= SECRET_MIN_LENGTH) return value;
  throw new StartupError(texts.secretTooShort(name, SECRET_MIN_LENGTH));
}

/** Reads one of a few words. */
export function readWord<const T extends string>(
  env: Environment,
  name: string,
  words: readonly T[],
  fallback: T,
): T {
  const value = readText(env, name);
  if (value === undefined) return fallback;
  const word = words.find((known) => known === value);
  if (word) return word;
  throw new StartupError(texts.notOneOf(name, words));
}

/** Reads a URL with one of the given protocols, such as `https:`. */
export function readAddress(
  env: Environment,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const value = readText(env, name);
  if (value === undefined) return undefined;
  if (protocols.includes(parseUrl(value)?.protocol ?? '')) return value;
  const starts = protocols.map((protocol) => `${protocol}//`);
  throw new StartupError(texts.notAddress(name, starts));
}

/** One local part and one domain, without a name or further addresses. */
const MAIL = /^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,253}$/;

/** Reads a mail address without a name. */
export function readMailAddress(env: Environment, name: string): string | undefined {
  const address = readText(env, name);
  if (address === undefined || MAIL.test(address)) return address;
  throw new StartupError(texts.notMail(name));
}

/** Reads one line of at most `maximum` characters. */
export function readLine(env: Environment, name: string, maximum: number): string | undefined {
  const line = readText(env, name);
  if (line === undefined) return undefined;
  if (line.length <= maximum && !/\p{Cc}/u.test(line)) return line;
  throw new StartupError(texts.notLine(name, maximum));
}

/** Reads domains separated by commas, and returns them in ASCII. */
export function readDomains(env: Environment, name: string): readonly string[] {
  const typed = (readText(env, name) ?? '').toLowerCase().split(',');
  const given = typed.map((domain) => domain.trim().replace(/^@/, '')).filter(Boolean);
  return given.map((domain) => {
    const ascii = asciiHost(domain);
    if (ascii === null) throw new StartupError(texts.notDomains(name));
    return ascii;
  });
}

/** The form of a username; every username has it. */
const USERNAME = /^[a-z0-9._-]{3,30}$/;

/** Reads usernames separated by commas, and returns each once, in lower case. */
export function readNames(env: Environment, name: string): readonly string[] {
  const typed = (readText(env, name) ?? '').toLowerCase().split(',');
  const names = typed.map((each) => each.trim()).filter(Boolean);
  if (names.some((each) => !USERNAME.test(each))) throw new StartupError(texts.notNames(name));
  return [...new Set(names)];
}

/** Returns all variables of a set, or null when none is set. A partial set is refused. */
export function readSet<const T extends string>(
  env: Environment,
  names: readonly T[],
): Record<T, string> | null {
  const found = names.map((name) => [name, readText(env, name)] as const);
  if (found.every(([, value]) => value === undefined)) return null;
  const missing = found.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length > 0) {
    const given = names.filter((name) => !missing.includes(name));
    throw new StartupError(texts.incompleteSet(missing, given));
  }
  return Object.fromEntries(found) as Record<T, string>;
}
