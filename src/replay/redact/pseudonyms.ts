import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS_ONLY = /^[0-9]{1,15}$/;

/** Maps texts and ids to pseudonyms derived from one key. Equal values get equal pseudonyms. */
export interface Pseudonyms {
  /** A whole text: every letter, with its marks, and every digit is replaced, all other characters stay. */
  text(value: string): string;
  /** A word of a name or an address. A word of digits is treated as an id. */
  word(value: string): string;
  /** An id of the same length. Larger ids get larger pseudonyms, because reducers sort by id. */
  id(value: number): number;
}

function spread(ids: ReadonlySet<number>, random: (id: number) => number): Map<number, number> {
  const byLength = new Map<number, number[]>();
  for (const id of ids) {
    const { length } = String(id);
    const group = byLength.get(length);
    if (group) group.push(id);
    else byLength.set(length, [id]);
  }
  const result = new Map<number, number>();
  for (const [length, group] of byLength) {
    const start = length === 1 ? 1 : 10 ** (length - 1);
    const room = (10 ** length - start) / group.length;
    group
      .sort((left, right) => left - right)
      .forEach((id, index) => {
        const from = Math.ceil(start + index * room);
        const to = Math.ceil(start + (index + 1) * room);
        result.set(id, from + Math.floor(random(id) * (to - from)));
      });
  }
  return result;
}

/** Creates pseudonyms for the ids in a log. Without the key they can't be traced back. */
export function createPseudonyms(key: Uint8Array, ids: ReadonlySet<number>): Pseudonyms {
  const known = new Map<string, string>();
  const bytesFor = (value: string) => hmac(sha256, key, utf8ToBytes(value));
  const places = spread(ids, (id) => {
    const [a = 0, b = 0, c = 0] = bytesFor(`id ${id}`);
    return (a * 65_536 + b * 256 + c) / 2 ** 24;
  });

  function scramble(value: string): string {
    // The text itself is hashed only once, however long it is.
    const seed = bytesFor(value);
    let bytes = new Uint8Array();
    let used = 0;
    const next = () => {
      if (used % 32 === 0) bytes = hmac(sha256, seed, utf8ToBytes(String(used)));
      return bytes[used++ % 32] ?? 0;
    };
    return value.replace(/\p{L}\p{M}*|\p{N}/gu, (sign) => {
      if (/[0-9]/.test(sign)) return String(next() % 10);
      const letter = LETTERS.charAt(next() % 26).repeat(sign.length);
      return sign === sign.toLowerCase() ? letter : letter.toUpperCase();
    });
  }

  const text = (value: string) => {
    let found = known.get(value);
    if (found === undefined) known.set(value, (found = scramble(value)));
    return found;
  };
  const id = (value: number): number => (value < 0 ? -id(-value) : (places.get(value) ?? value));
  return {
    text,
    id,
    word: (value) =>
      DIGITS_ONLY.test(value) && places.has(Number(value))
        ? String(id(Number(value)))
        : text(value),
  };
}
