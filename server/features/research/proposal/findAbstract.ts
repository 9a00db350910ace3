import { ABSTRACT_MAX_LENGTH } from '#contract/limits';
import { joinCutWords } from '#contract/words/cutWords';
import type { PageLine } from '#server/platform/pdf/pageLines';

/**
 * The heading, alone on its line or before the first words: `Abstract`, `ABSTRACT—We show`,
 * `A B S T R A C T`.
 */
const HEADING =
  /^(?:\d+[.)]?\s+)?(?:abstract|a b s t r a c t|summary)(?:\s*[.:\u2014\u2013-]+\s*|\s+(?=\p{Lu})|$)/iu;
/** Headings that follow an abstract, at the beginning of a line. */
const NEXT_HEADING =
  /^(?:(?:(?:\d{1,2}|[ivx]{1,4})[.)]?\s+)?(?:introduction|background|contents)\b(?!\s+\p{Ll})|key\s?words|index terms|ccs concepts|categories and subject descriptors|general terms|acm reference format|jel classification|(?:1|I)[.)]?\s+\p{Lu}\p{L}+$)/iu;
/** No abstract is longer. */
const MOST_LINES = 120;

/** The numbered first section: a paragraph right before it, without a heading, is the abstract. */
const FIRST_SECTION = /^(?:1|I)[.)]?\s+introduction$/i;
const MOST_PARAGRAPH_LINES = 40;
/**
 * Shorter lines are names, addresses and dates; only the last one of a paragraph may be as short.
 */
const SHORTEST_LINE = 40;
const SHORTEST_PARAGRAPH = 200;

const wholeText = (texts: readonly string[]) => {
  const whole = joinCutWords(texts.filter((text) => text !== '').join(' '));
  return [...whole].slice(0, ABSTRACT_MAX_LENGTH).join('').trim();
};

/** The paragraph right before the introduction; empty if there is none. */
function paragraphBeforeIntroduction(lines: readonly PageLine[]): string {
  const end = lines.findIndex(({ text }) => FIRST_SECTION.test(text));
  const before = lines.slice(Math.max(0, end - MOST_PARAGRAPH_LINES), Math.max(0, end));
  const other = before.findLastIndex(
    ({ text }, at) => (text.length < SHORTEST_LINE && at < before.length - 1) || text.includes('@'),
  );
  const text = wholeText(before.slice(other + 1).map((line) => line.text));
  return text.length >= SHORTEST_PARAGRAPH && /[.!?]$/.test(text) ? text : '';
}

/**
 * The text between the heading `Abstract` and the next heading, on the first pages, or else the
 * paragraph before the introduction; empty if there is neither.
 */
export function findAbstract(lines: readonly PageLine[]): string {
  const start = lines.findIndex(({ text }) => HEADING.test(text));
  const heading = lines[start];
  if (!heading) return paragraphBeforeIntroduction(lines);
  const rest = lines.slice(start + 1, start + 1 + MOST_LINES);
  const end = rest.findIndex(({ text }) => NEXT_HEADING.test(text));
  // Without an end it may be any text.
  if (end < 0 && rest.length === MOST_LINES) return '';
  const body = end < 0 ? rest : rest.slice(0, end);
  return wholeText([heading.text.replace(HEADING, ''), ...body.map(({ text }) => text)]);
}
