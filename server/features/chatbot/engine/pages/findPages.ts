import { asciiDigits } from '#contract/typed/digits';
import type { SourcePage } from '../source';
import type { NamedPage, PageRange } from './pageQuestion';

type Numbered = Pick<SourcePage, 'page' | 'label'>;

/** The pages of a document that were read, and the number of all of them. */
export interface PagesOf<P extends Numbered> {
  pages: readonly P[];
  count: number;
}

/** The page with this number: the printed one if one page has it, else the one in the file. */
function findPage<P extends Numbered>(
  { pages, count }: PagesOf<P>,
  asked: NamedPage,
): P | undefined {
  if (typeof asked === 'number') {
    const place = asked < 0 ? count + 1 + asked : asked;
    return pages.find(({ page }) => page === place);
  }
  const printed = pages.filter(
    ({ label }) => label !== undefined && asciiDigits(label).toLowerCase() === asked,
  );
  if (printed.length === 1) return printed[0];
  return /^\d+$/.test(asked) ? pages.find(({ page }) => page === Number(asked)) : undefined;
}

/** “The last five pages” of a shorter document are all of them. */
function within({ first, last }: PageRange, count: number): PageRange {
  if (typeof first !== 'number' || typeof last !== 'number' || first === last) {
    return { first, last };
  }
  return { first: Math.max(first, -count), last: Math.min(last, count) };
}

/** The pages that a question names, in order, and the first one that doesn't exist. */
export interface FoundPages<P> {
  pages: P[];
  missing?: NamedPage;
}

/** Finds the pages that a question names. */
export function findPages<P extends Numbered>(
  document: PagesOf<P>,
  ranges: readonly PageRange[],
): FoundPages<P> {
  const found = new Set<number>();
  let missing: NamedPage | undefined;
  for (const range of ranges) {
    const { first, last } = within(range, document.count);
    const [start, end] = [findPage(document, first), findPage(document, last)];
    if (!start) missing ??= first;
    else if (!end) missing ??= last;
    const [from, to] = [start ?? end, end ?? start];
    for (const { page } of document.pages) {
      if (
        from &&
        to &&
        page >= Math.min(from.page, to.page) &&
        page <= Math.max(from.page, to.page)
      )
        found.add(page);
    }
  }
  const pages = document.pages.filter(({ page }) => found.has(page));
  return { pages, ...(missing === undefined ? {} : { missing }) };
}
