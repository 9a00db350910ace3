import type { UnknownAction } from '@reduxjs/toolkit';
import { mapCallKey } from './callKey';
import { bareRule, type Leaf } from './fieldRules';
import { mapAction } from './mapAction';
import { REDACTED } from './redact';
import { createPseudonyms } from './pseudonyms';
import { createTransform, type Fields, type Policy, type SecretsOf } from './transform';

/** Words of our own in addresses and keys. They identify a page, not a person. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  `about account api appearance assistant by careers chat collab comment comments complete
  connections contact cookies create dashboard data deletion department departments edit email error
  eventposts event events Events feedback files followed following forgot google guidelines hashtag
  hashtags help highlight history http https id interactions keyword kind localhost login main mine moderation month my
  notifications otp page paper papers password past people post posts press privacy profile q recent
  redacted replay reply reports request requests research reset results scope search settings share signup
  static suggested tab terms undo unsubscribe universities university upload uploads user users
  verify view work works`.split(/\s+/),
);
const WORDS = /%[0-9a-f]{2}|[\p{L}\p{N}]+/giu;
const EXTENSION = /^[a-z0-9]{1,5}$/i;

type MapWord = (word: string) => string;

/** Maps every word of an address except our own words and the file extension. */
function mapAddress(address: string, map: MapWord): string {
  return address.replace(WORDS, (word, offset: number) => {
    if (word.startsWith('%') || OWN_WORDS.has(word)) return word;
    const next = address.charAt(offset + word.length);
    const isExtension = address.charAt(offset - 1) === '.' && (next === '' || /[?#"]/.test(next));
    return isExtension && EXTENSION.test(word) && !/^\d+$/.test(word) ? word : map(word);
  });
}

interface Maps {
  text: MapWord;
  word: MapWord;
  id(value: number): number;
}

function transformWith(maps: Maps, secretsOf: SecretsOf) {
  const mapArgument = (endpoint: string, args: unknown) => transform(args, bareRule(endpoint));
  function mapText(leaf: Leaf, value: string): string {
    if (value === REDACTED) return value;
    switch (leaf) {
      case 'text':
        return maps.text(value);
      case 'id':
      case 'name':
        return value.replace(/[\p{L}\p{N}]+/gu, maps.word);
      case 'address':
        return mapCallKey(value, mapArgument) ?? mapAddress(value, maps.word);
      case 'step':
        return mapCallKey(value, mapArgument) ?? value;
      default:
        return value;
    }
  }
  const policy: Policy = {
    text: mapText,
    number: (leaf, value) =>
      (leaf === 'id' || leaf === 'bare') && Number.isSafeInteger(value) ? maps.id(value) : value,
    key: mapText,
  };
  const transform = createTransform(policy, secretsOf);
  return transform;
}

/** The content of a log: the state before its first action, and the actions. */
export interface Content {
  state: Fields;
  actions: readonly UnknownAction[];
}

/**
 * Replaces ids, names and texts in a redacted log by pseudonyms of the same length. Equal values
 * get equal pseudonyms. The key is used for this content only and is never stored.
 */
export function shareContent(
  { state, actions }: Content,
  key: Uint8Array,
  secretsOf: SecretsOf,
): Content {
  const ids = new Set<number>();
  const note = (id: number) => {
    ids.add(Math.abs(id));
    return id;
  };
  const noteWord: MapWord = (word) => {
    if (/^[0-9]{1,15}$/.test(word) && String(Number(word)) === word) note(Number(word));
    return word;
  };
  const noteAll = transformWith({ text: (text) => text, word: noteWord, id: note }, secretsOf);
  noteAll(state);
  for (const action of actions) mapAction(action, noteAll, secretsOf);
  ids.delete(0);

  const transform = transformWith(createPseudonyms(key, ids), secretsOf);
  return {
    state: transform(state) as Fields,
    actions: actions.map((action) => mapAction(action, transform, secretsOf)),
  };
}
