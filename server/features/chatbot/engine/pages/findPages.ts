import { asciiDigits } from '#contract/digits';
import type { SourcePage } from '../source';
import type { PageQuestion } from './pageQuestion';

/** The most pages that one answer covers. */
const MOST_PAGES = 5;

/** The number in the file of a page as written; 0, which no page has, for such as `iv`. */
export const fileNumber = (asked: string): number => (/^\d+$/.test(asked) ? Number(asked) : 0);

/**
 * The page with this number: the printed one if one page has it, else the one in the file; or the
 * last page.
 */
function findPage(pages: readonly SourcePage[], asked: string): SourcePage | undefined {
  if (asked === 'last') return pages.at(-1);
  const printed = pages.filter(
    ({ label }) => label !== undefined && asciiDigits(label).toLowerCase() === asked,
  );
  return printed.length === 1 ? printed[0] : pages.find(({ page }) => page === fileNumber(asked));
}

/** The pages that a question names, in order; empty if the first of them does not exist. */
export function findPages(
  pages: readonly SourcePage[],
  { first, last }: Pick<PageQuestion, 'first' | 'last'>,
): SourcePage[] {
  const start = findPage(pages, first);
  if (!start) return [];
  const end = findPage(pages, last)?.page ?? start.page;
  const named = pages.filter(({ page }) => page >= start.page && page <= end);
  return named.length === 0 ? [start] : named.slice(0, MOST_PAGES);
}
