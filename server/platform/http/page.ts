import { LIST_PAGE_SIZE } from '#contract/limits';

/** The part of a list to return. */
export interface Page {
  limit: number;
  offset: number;
}

/** Returns the page that a query requests; `size` is the default length. */
export function pageOf(query: { limit?: number; offset?: number }, size = LIST_PAGE_SIZE): Page {
  return { limit: query.limit ?? size, offset: query.offset ?? 0 };
}
