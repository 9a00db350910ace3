import { LIBRARY_TAG_MAX_LENGTH, LIBRARY_TAGS_MAX } from '#contract/limits';
import { tidyLine } from './tidyText';

const SEPARATED = { comma: /(?:\{[^{}]*\}|[^,;])+/g, semicolon: /(?:\{[^{}]*\}|[^;])+/g };

/** Reads keywords; a keyword in braces may have the separator in it. */
export const readKeywords = (text: string, separator: keyof typeof SEPARATED): string[] =>
  (text.match(SEPARATED[separator]) ?? []).flatMap(
    (keyword) => tidyLine(keyword.replaceAll(/[{}]/g, '')) || [],
  );

/** Writes a keyword so that `readKeywords` returns it whole. */
export const writeKeyword = (keyword: string): string =>
  /[,;]/.test(keyword) ? `{${keyword}}` : keyword;

/** Keywords that become tags, and the others. */
export function splitTags(keywords: readonly string[]): { tags: string[]; others: string[] } {
  const all = [...new Set(keywords)];
  const tags = all
    .filter(({ length }) => length <= LIBRARY_TAG_MAX_LENGTH)
    .slice(0, LIBRARY_TAGS_MAX);
  const isTag = new Set(tags);
  return { tags, others: all.filter((keyword) => !isTag.has(keyword)) };
}

/** The tags and further keywords of an entry, in the form of `readKeywords`. */
export const writtenKeywords = (tags: readonly string[] = [], others = ''): string[] => [
  ...tags.map(writeKeyword),
  ...readKeywords(others, 'comma').map(writeKeyword),
];
