import { fieldWords } from './fieldWords';

/** Fields of papers as they are spelled, in lower case. */
export interface NearFields {
  /** The interests themselves, in all known spellings. */
  same: string[];
  /** Narrower and wider fields. */
  akin: string[];
}

/** Finds the fields near to a person's interests. */
export type FindNearFields = (interests: readonly string[]) => NearFields;

interface KnownField {
  field: string;
  words: ReadonlySet<string>;
}

/** A limit, because each field is looked up separately. */
const MOST_OF_A_KIND = 20;
/** A single word of an interest, such as `science`, is too vague. */
const FEWEST_WORDS_OF_A_PART = 2;

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  part.size > 0 && [...part].every((word) => whole.has(word));

const isAkin = (interest: ReadonlySet<string>, field: ReadonlySet<string>) =>
  isWithin(interest, field) || (field.size >= FEWEST_WORDS_OF_A_PART && isWithin(field, interest));

/** Whether a field is an interest in some spelling, or a narrower or wider one of the same. */
export function nearness(
  interest: ReadonlySet<string>,
  field: ReadonlySet<string>,
): 'same' | 'akin' | null {
  if (!isAkin(interest, field)) return null;
  return field.size === interest.size ? 'same' : 'akin';
}

/** Creates a finder for these known fields. */
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
    // The interests as written too: a paper with one may have been added after the fields were
    // read.
    const same = new Set(interests);
    const akin = new Set<string>();
    for (const interest of interests.map(fieldWords)) {
      const sharing = [...interest].flatMap((word) => byWord.get(word) ?? []);
      for (const { field, words } of sharing) {
        const near = nearness(interest, words);
        if (near === 'same') same.add(field);
        else if (near === 'akin') akin.add(field);
      }
    }
    return {
      same: [...same].slice(0, MOST_OF_A_KIND),
      akin: [...akin].filter((field) => !same.has(field)).slice(0, MOST_OF_A_KIND),
    };
  };
}
