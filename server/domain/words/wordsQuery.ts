import { wordsIn, type Word } from '#contract/words/wordsIn';
import { hasOtherForms, pairOf, PLAIN, stemOf } from './lexemes';
import { mergedWord } from './mergedWords';

/** Words in the form of a `tsquery`. */
export interface WordsQuery {
  /** Every word but the last; null if there is only one. */
  whole: string | null;
  /** Every word, the last also as a prefix. */
  full: string;
  /** Any of the words, the last also as a prefix. */
  any: string;
  /** Any of the words, the last only as a whole word. */
  anyWhole: string;
  /** The words one after another, the last also as a prefix. */
  phrase: string;
  /** Every word in the spelling of the search, whose accents count; the last also as a prefix. */
  spelled: string;
  /** The words as typed. Those without a blank between them are one group. */
  groups: readonly WordGroup[];
}

/** Words without a blank between them, such as `node.js`, which a text must have in sequence. */
export type WordGroup = readonly Word[];

const join = (queries: readonly string[], operator: '&' | '|' | '<->') =>
  queries.length === 1
    ? (queries[0] ?? '')
    : queries.map((query) => `(${query})`).join(` ${operator} `);

const anyLexeme = (lexemes: Iterable<string>, suffix = '') =>
  Array.from(new Set(lexemes), (lexeme) => `'${lexeme}'${suffix}`).join(' | ');

/** The lexemes under which a text with this word is stored, in any form and with any accents. */
export function wantedLexemes(word: Word): ReadonlySet<string> {
  const { spelling, plain } = word;
  const forms = [plain, stemOf(plain)];
  const accented = hasOtherForms(word) ? forms.map((form) => `${PLAIN}${form}`) : [];
  return new Set([spelling, ...forms, ...accented]);
}

/** The beginnings of lexemes under which a text with a word that begins like this is stored. */
export function wantedBeginnings(word: Word): ReadonlySet<string> {
  const { spelling, plain } = word;
  return new Set(hasOtherForms(word) ? [spelling, plain, `${PLAIN}${plain}`] : [spelling]);
}

/** The query for texts in which each of these plain words begins a word. */
export const beginningsQuery = (plainWords: readonly string[]): string =>
  join(
    plainWords.map((plain) => anyLexeme([plain, `${PLAIN}${plain}`], ':*')),
    '&',
  );

function wordQuery(word: Word, isPrefix: boolean): string {
  const whole = anyLexeme(wantedLexemes(word));
  return isPrefix ? `${anyLexeme(wantedBeginnings(word), ':*')} | ${whole}` : whole;
}

/** The word in its own spelling, and in any English form if it has no accents. */
function spelledQuery({ spelling, plain }: Word, isPrefix: boolean): string {
  const whole = anyLexeme(spelling === plain ? [spelling, stemOf(plain)] : [spelling]);
  return isPrefix ? `'${spelling}':* | ${whole}` : whole;
}

/**
 * Words without a blank between them: their pairs, all of them as one word, or, if a text writes them
 * with blanks, one after another. The latter needs positions, which long texts don't have.
 */
function groupQuery(group: WordGroup, isPrefix: boolean): string {
  const last = group.length - 1;
  const words = group.map((word, nth) => wordQuery(word, isPrefix && nth === last));
  if (last === 0) return words[0] ?? '';
  const pairs = group.slice(1).map((word, nth) => {
    const pair = `'${pairOf(group[nth] ?? word, word)}'`;
    return isPrefix && nth === last - 1 ? `${pair}:*` : pair;
  });
  const joined = join(pairs, '&');
  if (group.every(({ isUnbroken }) => isUnbroken)) return joined;
  const merged = mergedWord(group);
  // The pair of a power is also that of other signs: 10^6 is not 10-6.
  if (merged && group.some(({ sign }) => sign.startsWith('^')))
    return anyLexeme(wantedLexemes(merged));
  const asOne = merged ? ` | ${anyLexeme(wantedLexemes(merged))}` : '';
  return `(${joined}) | (${join(words, '<->')})${asOne}`;
}

/** The words of a text in groups without blanks. */
export function groupsIn(text: string): WordGroup[] {
  const groups: Word[][] = [];
  for (const word of wordsIn(text)) {
    const group = groups.at(-1);
    if (group && word.isJoined) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

const keyOf = (group: WordGroup) => group.map(({ spelling }) => spelling).join(PLAIN);

/** Each group once, at its last place, because the last one of a search is also a prefix. */
function distinct(groups: readonly WordGroup[]): WordGroup[] {
  const byKey = new Map<string, WordGroup>();
  for (const group of groups) {
    byKey.delete(keyOf(group));
    byKey.set(keyOf(group), group);
  }
  return [...byKey.values()];
}

/** The query for words; null if none of them is searchable. No sign in them is an operator. */
export function readWordsQuery(words: readonly string[]): WordsQuery | null {
  const typed = words.flatMap(groupsIn);
  const groups = distinct(typed);
  if (groups.length === 0) return null;
  const last = groups.length - 1;
  const before = groups.slice(0, -1).map((group) => groupQuery(group, false));
  const full = groups.map((group, nth) => groupQuery(group, nth === last));
  const whole = groups.map((group) => groupQuery(group, false));
  const inOrder = typed.flat();
  return {
    whole: last === 0 ? null : join(before, '&'),
    full: join(full, '&'),
    any: join(full, '|'),
    anyWhole: join(whole, '|'),
    phrase: join(
      inOrder.map((word, nth) => wordQuery(word, nth === inOrder.length - 1)),
      '<->',
    ),
    spelled: join(
      groups.flatMap((group, at) =>
        group.map((word, nth) => spelledQuery(word, at === last && nth === group.length - 1)),
      ),
      '&',
    ),
    groups,
  };
}
