import type { UnknownAction } from '@reduxjs/toolkit';
import { mapCallKey } from './callKey';
import { bareRule, type Leaf } from './fieldRules';
import { mapAction } from './mapAction';
import {
  createTransform,
  withoutPlumbing,
  type Fields,
  type Policy,
  type SecretsOf,
} from './transform';

/** Stands where a secret stood; true like a secret, so that reducers go the same way. */
export const REDACTED = '[redacted]';

/** May hold the key of a cached answer. */
const CALLS: ReadonlySet<Leaf> = new Set<Leaf>(['address', 'step']);
const HIDDEN: ReadonlySet<Leaf> = new Set<Leaf>(['hidden', 'bare']);
const WORD = /^[A-Za-z][\w-]{0,39}$/;
// A run of an address's letters with what an @ joins to it: every letter is read once.
const EMAIL_RUN = /[\w.+%-]+(?:@[\w.%-]+)?/g;
/** The @ of an e-mail address, also as a part of a page's address, and already while it is typed. */
const EMAIL_AT = /@|[\w.+%-]%40[\w.%-]/;
/** What a token of ours looks like, wherever it stands. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Whoever has the link of a shared post may read it. */
const SHARE_TOKEN = /(?<=\/share\/)[\w%-]+/g;

const stars = (text: string) => '*'.repeat(text.length);

/** A text without what looks like an e-mail or a token. */
function scrub(text: string): string {
  let clean = text;
  if (/@|%40/.test(text))
    clean = clean.replace(EMAIL_RUN, (run) => (EMAIL_AT.test(run) ? stars(run) : run));
  if (text.includes('/share/')) clean = clean.replace(SHARE_TOKEN, REDACTED);
  if (text.length >= 43) clean = clean.replace(TOKEN, stars);
  return clean;
}

/** Tells apart what became the same text: the second and later ones have a number behind it. */
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

/** Makes the functions that take out of actions and states what no log may hold. */
export interface Redactor {
  /** An action as a log may hold it. */
  action(action: UnknownAction): UnknownAction;
  /**
   * The state as a log may hold it, without what follows from the browser and not from actions.
   */
  state(state: object): Fields;
}

export function createRedactor(secretsOf: SecretsOf): Redactor {
  const numbered = createNumbering();
  /** The key of a cached answer; two answers keep two keys, whatever was taken out of them. */
  function redactCallKey(leaf: Leaf, text: string): string | undefined {
    const key = CALLS.has(leaf) ? mapCallKey(text, mapArgument) : undefined;
    return key === undefined || key === text ? key : numbered(text, key);
  }
  const policy: Policy = {
    text(leaf, text) {
      if (text === '') return text;
      if (leaf === 'secret') return REDACTED;
      if (HIDDEN.has(leaf) || (leaf === 'word' && !WORD.test(text))) return stars(text);
      return redactCallKey(leaf, text) ?? scrub(text);
    },
    number: (leaf, number) => (leaf === 'secret' ? 0 : number),
    key: (leaf: Leaf, key) => redactCallKey(leaf, key) ?? scrub(key),
  };
  const transform = createTransform(policy, secretsOf);
  const mapArgument = (endpoint: string, args: unknown) => transform(args, bareRule(endpoint));

  return {
    action: (action) => mapAction(action, transform, secretsOf),
    state: (state) => transform(withoutPlumbing(state)) as Fields,
  };
}
