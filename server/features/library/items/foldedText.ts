import { sql, type RawBuilder } from 'kysely';
import { PLAIN_LETTERS } from '#contract/words/plainWord';

/**
 * Accents, the marks of Arabic and Hebrew letters, and characters that no one sees. Other scripts
 * write vowels as marks.
 */
const UNSEEN =
  '[\u0300-\u036F\u064B-\u065F\u0670\u06D6-\u06DC\u0591-\u05BD\u05BF-\u05C7\u0640\u00AD\u200B-\u200F\u2060\uFEFF]';

const letters = Object.entries(PLAIN_LETTERS);
const single = letters.filter(([, plain]) => plain.length === 1);
const several = letters.filter(([, plain]) => plain.length > 1);

/**
 * The form in which a search compares texts by their letters: without differences of case, of
 * Unicode forms and of accents, and with the letters that a plain keyboard has.
 */
export function foldedText(text: RawBuilder<string>): RawBuilder<string> {
  const visible = sql<string>`regexp_replace(lower(normalize(${text}, NFKD)), ${UNSEEN}, '', 'g')`;
  const [from, to] = [0, 1].map((side) => single.map((pair) => pair[side]).join(''));
  return several.reduce(
    (folded, [letter, plain]) => sql<string>`replace(${folded}, ${letter}, ${plain})`,
    sql<string>`translate(${visible}, ${from}, ${to})`,
  );
}
