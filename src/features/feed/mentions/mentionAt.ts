import { JOINERS, WORD_MORE } from '#contract/words/spelledWords';

/** A mention that is being typed. */
export interface TypedMention {
  /** The index of its @ in the text. */
  readonly start: number;
  /** The characters after it, of a username or of a name in any script. */
  readonly typed: string;
}

const TYPED = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_&/#@.+=%-])@((?:${WORD_MORE}|[${JOINERS}._-]){0,30})$`,
  'u',
);
/** A sign before the @, the @ and 30 characters of up to two units each. */
const MOST_READ = 63;

/** Finds the mention that ends at the caret; null if there is none. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const before = text.slice(Math.max(0, caret - MOST_READ), caret);
  const [, typed] = TYPED.exec(before) ?? [];
  return typed === undefined ? null : { start: caret - typed.length - 1, typed };
}
