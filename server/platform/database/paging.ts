import { sql } from 'kysely';
import * as limits from '#contract/limits';

/** The page sizes that clients usually ask for. */
const USUAL: ReadonlySet<number> = new Set([
  limits.EVENTS_FIRST_PAGE_SIZE,
  limits.EVENTS_NEXT_PAGE_SIZE,
  limits.FRIENDS_CARD_SIZE,
  limits.FEED_PAGE_SIZE,
  limits.LIST_PAGE_SIZE,
  limits.REPLIES_PAGE_SIZE,
  limits.MAX_PAGE_SIZE,
  limits.HISTORY_PAGE_SIZE,
  limits.COMMENTS_PAGE_SIZE,
]);

/**
 * The size of a page as part of a statement's text. For a limit that is a parameter, PostgreSQL
 * expects a tenth of all rows, so it plans a prepared statement again at each call, which takes
 * longer than reading a page. Unusual sizes stay parameters, because each text is prepared once.
 */
export const rowLimit = (limit: number) =>
  USUAL.has(limit) ? sql.lit(limit) : sql<number>`${limit}`;

/** The rows before a page. Text for the first page, for the same reason as its size. */
export const rowOffset = (offset: number) =>
  offset === 0 ? sql.lit(offset) : sql<number>`${offset}`;
