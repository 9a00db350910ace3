import { printedPage } from '#contract/messages';
import type { Source } from '../source';

/** The number of a page for readers: the printed one with that in the file, if they differ. */
export function pageName(source: Source, page: number): string {
  const { label } = source.pages.find((each) => each.page === page) ?? {};
  const count = source.pageCount ?? source.pages.length;
  return label === undefined ? String(page) : printedPage(label, page, count);
}
