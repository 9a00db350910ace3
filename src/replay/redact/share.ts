import type { UnknownAction } from '@reduxjs/toolkit';
import { paths as calls } from '#contract/paths';
import { paths as pages } from '#shared/paths';
import { mapCallKey } from '#contract/sessionLog/callKey';
import { bareRule, type Leaf } from '#contract/sessionLog/fieldRules';
import { mapAction } from '#contract/sessionLog/mapAction';
import { REDACTED, scrub } from '#contract/sessionLog/redact';
import {
  createTransform,
  type Fields,
  type Policy,
  type SecretsOf,
} from '#contract/sessionLog/transform';
import { createPseudonyms } from './pseudonyms';

/** Words, whose letters beyond ASCII are encoded in an address, and encoded signs. */
const WORDS = /%[0-7][0-9a-f]|(?:%[89a-f][0-9a-f]|[\p{L}\p{M}\p{N}])+/giu;
const ENCODED_SIGN = /^%[0-7]/;
type Address = string | ((...parameters: never[]) => string);

/** Returns the words of an address. Its parameters are empty. */
function fixedWords(address: Address): readonly string[] {
  if (typeof address === 'string') return address.match(WORDS) ?? [];
  return fixedWords((address as (...parameters: string[]) => string)('', ''));
}

/** Words of our own in addresses and keys. They identify a page, not a person. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(calls).flatMap(([, path]) => fixedWords(path)),
  ...Object.values<Address>(pages).flatMap(fixedWords),
  // Public pages, files, names in queries and keys of drafts.
  ...`api assistant careers complete contact cookies departments edit error feedback following
  guidelines hashtags help http https keyword kind localhost main month page press redacted replay
  scope static tab terms uploads view`.split(/\s+/),
]);
const EXTENSION = /^[a-z0-9]{1,5}$/i;

type MapWord = (word: string) => string;

/** Maps a word of an address as it is mapped elsewhere, where it isn't encoded. */
function mapEncoded(word: string, map: MapWord): string {
  try {
    return encodeURIComponent(map(decodeURIComponent(word)));
  } catch {
    return map(word.replaceAll('%', ''));
  }
}

/** Maps every word of an address except our own words and the file extension. */
function mapAddress(address: string, map: MapWord): string {
  return address.replace(WORDS, (word, offset: number) => {
    if (ENCODED_SIGN.test(word) || OWN_WORDS.has(word)) return word;
    if (word.includes('%')) return mapEncoded(word, map);
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
  // Pseudonyms are of Latin letters, so those of another script may look like a token or an address.
  function mapText(leaf: Leaf, value: string): string {
    if (value === REDACTED) return value;
    switch (leaf) {
      case 'text':
        return scrub(maps.text(value));
      case 'id':
      case 'name':
        return scrub(value.replace(/[\p{L}\p{M}\p{N}]+/gu, maps.word));
      case 'address':
        return mapCallKey(value, mapArgument) ?? scrub(mapAddress(value, maps.word));
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
