import { sql, type RawBuilder } from 'kysely';
import { wordsIn, type Word } from '#contract/words/wordsIn';
import { inSlices } from '#server/platform/yieldToMain';
import { lexemesOf, pairOf } from './lexemes';
import { joinedUntil, mergedAtEnd } from './mergedWords';

/** A text to search for, and its weight in the rank. */
export interface WeighedText {
  text: string;
  weight?: 'A' | 'B' | 'C' | '';
}

/** PostgreSQL counts no further, and stores no more places of one lexeme. */
const LAST_POSITION = 16_383;
const MOST_POSITIONS = 255;
/** Of the texts of a vector; PostgreSQL stores at most 1 MB, in which a paper joins two of them. */
const MOST_BYTES = 450_000;
/** The bytes that PostgreSQL stores with each lexeme, and with each of its positions. */
const ENTRY_BYTES = 6;
const POSITION_BYTES = 2;

/** Collects the lexemes of texts. */
class Lexemes {
  readonly #positions = new Map<string, string[]>();
  readonly #hasPositions: boolean;
  #bytesLeft = MOST_BYTES;
  #at = 0;

  constructor(hasPositions: boolean) {
    this.#hasPositions = hasPositions;
  }

  /** Adds a text. Words of two texts are never next to each other. */
  add({ text, weight = '' }: WeighedText): void {
    let joined: Word[] = [];
    for (const word of wordsIn(text)) {
      const before = joined.at(-1);
      joined = joinedUntil(joined, word);
      this.#at = Math.min(this.#at + 1, LAST_POSITION);
      for (const lexeme of [word, ...mergedAtEnd(joined)].flatMap(lexemesOf)) {
        this.#put(lexeme, this.#at, weight);
      }
      if (before && word.isJoined) this.#put(pairOf(before, word), this.#at - 1, weight);
      if (this.#bytesLeft < 0) return;
    }
    this.#at = Math.min(this.#at + 1, LAST_POSITION);
  }

  #put(lexeme: string, position: number, weight: string): void {
    let positions = this.#positions.get(lexeme);
    if (!positions) {
      this.#bytesLeft -= Buffer.byteLength(lexeme) + ENTRY_BYTES;
      if (this.#bytesLeft < 0) return;
      positions = [];
      this.#positions.set(lexeme, positions);
    }
    if (!this.#hasPositions || positions.length >= MOST_POSITIONS) return;
    this.#bytesLeft -= POSITION_BYTES;
    positions.push(`${String(position)}${weight}`);
  }

  /** Lexemes have no character that would need an escape. */
  toString(): string {
    return Array.from(this.#positions, ([lexeme, positions]) =>
      positions.length === 0 ? `'${lexeme}'` : `'${lexeme}':${positions.join(',')}`,
    ).join(' ');
  }
}

/** The words of short texts in the form of a `tsvector`, with their positions. */
export function wordVector(texts: readonly WeighedText[]): string {
  const lexemes = new Lexemes(true);
  texts.forEach((text) => {
    lexemes.add(text);
  });
  return lexemes.toString();
}

/**
 * The distinct words of long texts in the form of a `tsvector`; the words of a very long text are
 * cut. Omits positions, which would make up most of its size. Yields to the event loop.
 */
export async function distinctWordVector(texts: readonly string[]): Promise<string> {
  const lexemes = new Lexemes(false);
  await inSlices(texts, (text) => {
    lexemes.add({ text });
  });
  return lexemes.toString();
}

/** The columns of a row whose words the server has written, as for `reindexWords`. */
export const writtenWords = (vector: string) => ({
  words: sql<string>`${vector}::tsvector`,
  words_at: clockTimestamp,
});

/** Differs from write to write, so that the database can tell that the words are new. */
export const clockTimestamp: RawBuilder<Date> = sql<Date>`clock_timestamp()`;
