import { fieldWords } from './fieldWords';

/** Fields of papers as they are spelled, in lower case. */
export interface NearFields {
  /** What somebody cares for, in any spelling. */
  same: string[];
  /** Parts of it, and what it is a part of. */
  akin: string[];
}

/** Finds the fields near to what somebody cares for. */
export type FindNearFields = (interests: readonly string[]) => NearFields;

interface KnownField {
  field: string;
  words: ReadonlySet<string>;
}

/** Each of them is looked up for itself. */
const MOST_OF_A_KIND = 20;
/** One word of an interest, as `science`, may be anything. */
const FEWEST_WORDS_OF_A_PART = 2;

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  part.size > 0 && [...part].every((word) => whole.has(word));

const isAkin = (interest: ReadonlySet<string>, field: ReadonlySet<string>) =>
  isWithin(interest, field) || (field.size >= FEWEST_WORDS_OF_A_PART && isWithin(field, interest));

/** Makes a finder that knows so many fields. */
export function createFindNearFields(known: readonly string[]): FindNearFields {
  const byWord = new Map<string, KnownField[]>();
  for (const field of known) {
    const words = fieldWords(field);
    for (const word of words) {
      const sharing = byWord.get(word) ?? [];
      sharing.push({ field, words });
      byWord.set(word, sharing);
    }
  }
  return (interests) => {
    // As it is written too: a paper of it may have come after the fields were collected.
    const same = new Set(interests);
    const akin = new Set<string>();
    for (const interest of interests.map(fieldWords)) {
      const sharing = [...interest].flatMap((word) => byWord.get(word) ?? []);
      for (const { field, words } of sharing) {
        if (!isAkin(interest, words)) continue;
        if (words.size === interest.size) same.add(field);
        else akin.add(field);
      }
    }
    return {
      same: [...same].slice(0, MOST_OF_A_KIND),
      akin: [...akin].filter((field) => !same.has(field)).slice(0, MOST_OF_A_KIND),
    };
  };
}
