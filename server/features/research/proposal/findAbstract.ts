import { ABSTRACT_MAX_LENGTH } from '#contract/limits';
import { joinCutWords } from '#server/platform/pdf/foldText';
import type { PageLine } from '#server/platform/pdf/pageLines';

/** The heading, alone on its line or before the first words: `Abstract`, `ABSTRACT—We show`, `A B S T R A C T`. */
const HEADING =
  /^(?:\d+[.)]?\s+)?(?:abstract|a b s t r a c t|summary)(?:\s*[.:\u2014\u2013-]+\s*|\s+(?=\p{Lu})|$)/iu;
/** What stands after an abstract, at the beginning of a line. */
const NEXT_HEADING =
  /^(?:(?:(?:\d{1,2}|[ivx]{1,4})[.)]?\s+)?(?:introduction|background|contents)\b(?!\s+\p{Ll})|key\s?words|index terms|ccs concepts|categories and subject descriptors|general terms|acm reference format|jel classification|(?:1|I)[.)]?\s+\p{Lu}\p{L}+$)/iu;
/** No abstract is longer. */
const MOST_LINES = 120;

/**
 * The text between the heading `Abstract` and the next heading, on the first pages; empty where there
 * is no such heading.
 */
export function findAbstract(lines: readonly PageLine[]): string {
  const start = lines.findIndex(({ text }) => HEADING.test(text));
  const heading = lines[start];
  if (!heading) return '';
  const rest = lines.slice(start + 1, start + 1 + MOST_LINES);
  const end = rest.findIndex(({ text }) => NEXT_HEADING.test(text));
  // Without an end it may be anything.
  if (end < 0 && rest.length === MOST_LINES) return '';
  const body = end < 0 ? rest : rest.slice(0, end);
  const texts = [heading.text.replace(HEADING, ''), ...body.map(({ text }) => text)];
  const whole = joinCutWords(texts.filter((text) => text !== '').join(' '));
  return [...whole].slice(0, ABSTRACT_MAX_LENGTH).join('').trim();
}
