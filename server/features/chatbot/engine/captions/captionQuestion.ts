import { NOT_IN_WORD, WORD_END } from '../parts/numberWords';
import { rangesIn, SEPARATOR } from '../parts/rangesIn';
import { questionText, takeMatches } from '../parts/questionText';

/** The kinds of things with captions. */
export type CaptionKind = 'table' | 'figure';

/** The words for it in English, German and Bangla, in patterns. */
export const CAPTION_WORDS: Readonly<Record<CaptionKind, string>> = {
  table: 'tables?|tab\\.|tabellen?|সারণি|সারণী|টেবিল|ছক',
  figure: 'figures?|figs?\\.?|abbildung(?:en)?|abb\\.|চিত্র',
};

/** A table or figure as a question names it. */
export interface NamedCaption {
  kind: CaptionKind;
  /** As written, in lower case, such as `2`, `3.1`, `s2` or `iv`. */
  number: string;
}

/** A pattern for the name of a table or figure that PostgreSQL reads, too. */
export const captionPattern = ({ kind, number }: NamedCaption): string =>
  `(?:${CAPTION_WORDS[kind]}) ?${number.replaceAll(/[.-]/g, '[.-]')}(?![0-9])`;

/** A question that names tables or figures. */
export interface CaptionQuestion {
  kind: 'caption';
  captions: readonly NamedCaption[];
}

const MOST_CAPTIONS = 5;
/** Words with which these words mean other things. */
const NOT_OTHER =
  '(?<!\\b(?:periodic|hash|lookup|truth|times|multiplication|routing|pivot|round|double|single)[ -])';
const NUMBER = `(?:[a-z]{0,2}[-.]?\\d{1,3}(?:[.-]\\d{1,3}){0,3}[a-z]?|[ivx]{1,5})${WORD_END}`;
const LIST = `(?<list>${NUMBER}(?:${SEPARATOR}(?:(?:${Object.values(CAPTION_WORDS).join('|')}) ?)?${NUMBER}){0,4})`;
const PATTERNS = Object.entries(CAPTION_WORDS).map(
  ([kind, words]) =>
    [
      kind as CaptionKind,
      new RegExp(
        `${NOT_OTHER}${NOT_IN_WORD}(?:${words})(?: ?(?:no\\.?|nr\\.?|number|#|নম্বর|নং))?(?: |(?=\\d)|(?<=[.#]))${LIST}`.normalize(
          'NFC',
        ),
        'giu',
      ),
      new RegExp(`^(?:${words}) ?`.normalize('NFC'), 'iu'),
    ] as const,
);

/** Recognises a question that names tables or figures; null for any other. */
export function readCaptionQuestion(question: string): CaptionQuestion | null {
  const text = questionText(question);
  if (text === null) return null;
  const captions = PATTERNS.flatMap(([kind, pattern, before]) =>
    takeMatches(text, pattern).matches.flatMap(({ groups }) =>
      rangesIn(groups?.list ?? '', before)
        .flatMap(({ first, last }) => (first === last ? [first] : [first, last]))
        .map((number) => ({ kind, number })),
    ),
  );
  return captions.length === 0
    ? null
    : { kind: 'caption', captions: captions.slice(0, MOST_CAPTIONS) };
}
