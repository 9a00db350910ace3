import { mapCallKey } from './callKey';
import { bareRule, type Leaf } from './fieldRules';
import { mapAction } from './mapAction';
import {
  createTransform,
  withoutPlumbing,
  type Fields,
  type LoggedAction,
  type Policy,
  type SecretsOf,
} from './transform';

/** Replaces a secret. It is truthy like a secret, so that reducers take the same branches. */
export const REDACTED = '[redacted]';

/** Rules whose texts may be the key of a cached response. */
const CALLS: ReadonlySet<Leaf> = new Set<Leaf>(['address', 'step']);
const HIDDEN: ReadonlySet<Leaf> = new Set<Leaf>(['hidden', 'bare']);
const WORD = /^[A-Za-z][\w-]{0,39}$/;
// Matches a run of address characters with any part joined by an @, so that each character is read
// once.
const EMAIL_RUN = /[\p{L}\p{M}\p{N}_.+%-]+(?:@[\p{L}\p{M}\p{N}_.%-]+)?/gu;
/** The @ of an e-mail address, also URL-encoded and while it is still being typed. */
const EMAIL_AT = /@|[\p{L}\p{M}\p{N}_.+%-]%40[\p{L}\p{M}\p{N}_.%-]/u;
/** The format of our tokens, anywhere in a text. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/**
 * The token in the public link of a shared post, because anyone with the link can read the post.
 */
const SHARE_TOKEN = /(?<=\/share\/)[\w%-]+/g;

const stars = (text: string) => '*'.repeat(text.length);

/** Returns a text with e-mail addresses and tokens removed. */
export function scrub(text: string): string {
  let clean = text;
  if (/@|%40/.test(text))
    clean = clean.replace(EMAIL_RUN, (run) => (EMAIL_AT.test(run) ? stars(run) : run));
  if (text.includes('/share/')) clean = clean.replace(SHARE_TOKEN, REDACTED);
  if (text.length >= 43) clean = clean.replace(TOKEN, stars);
  return clean;
}

/** Keeps different originals distinct after redaction: the second and later ones get a number. */
function createNumbering(): (original: string, redacted: string) => string {
  const places = new Map<string, Map<string, number>>();
  return (original, redacted) => {
    const known = places.get(redacted) ?? new Map<string, number>();
    places.set(redacted, known);
    const place = known.get(original) ?? known.size + 1;
    known.set(original, place);
    return place === 1 ? redacted : `${redacted} #${place}`;
  };
}

/** Removes from actions and states everything that must not be in a log. */
export interface Redactor {
  /** Redacts an action. */
  action(action: LoggedAction): LoggedAction;
  /** Redacts the state, and drops members that depend on the browser instead of on actions. */
  state(state: object): Fields;
}

/**
 * Creates a redactor. `onLeak` is called for each text that has an e-mail address or a token in a
 * place where other words stay readable.
 */
export function createRedactor(secretsOf: SecretsOf, onLeak?: () => void): Redactor {
  const numbered = createNumbering();
  /** Redacts the key of a cached response. Two responses keep two different keys. */
  function redactCallKey(leaf: Leaf, text: string): string | undefined {
    const key = CALLS.has(leaf) ? mapCallKey(text, mapArgument) : undefined;
    return key === undefined || key === text ? key : numbered(text, key);
  }
  function scrubbed(text: string): string {
    const clean = scrub(text);
    if (clean !== text) onLeak?.();
    return clean;
  }
  const policy: Policy = {
    text(leaf, text) {
      if (text === '') return text;
      if (leaf === 'secret') return REDACTED;
      if (HIDDEN.has(leaf) || (leaf === 'word' && !WORD.test(text))) return stars(text);
      return redactCallKey(leaf, text) ?? scrubbed(text);
    },
    number: (leaf, number) => (leaf === 'secret' ? 0 : number),
    key: (leaf: Leaf, key) => redactCallKey(leaf, key) ?? scrubbed(key),
  };
  const transform = createTransform(policy, secretsOf);
  const mapArgument = (endpoint: string, args: unknown) => transform(args, bareRule(endpoint));

  return {
    action: (action) => mapAction(action, transform, secretsOf),
    state: (state) => transform(withoutPlumbing(state)) as Fields,
  };
}
