/** The ids with those of an older page behind them, each once. */
export function mergeTail(ids: readonly number[], page: readonly number[]): number[] {
  return [...new Set([...ids, ...page])];
}

/**
 * The ids after the newest page was read anew. Where page and ids overlap the older ids stay, less
 * those the page no longer has; where they do not, posts in between are unknown and the page alone
 * is left, so that reading on finds them.
 */
export function mergeHead(ids: readonly number[], page: readonly number[]): number[] {
  const known = new Set(ids);
  if (!page.some((id) => known.has(id))) return [...page];
  const oldest = Math.min(...page);
  return [...page, ...ids.filter((id) => id < oldest)];
}

/** The ids of a page that are newer than everything in the list. */
export function newerThan(ids: readonly number[], page: readonly number[]): number[] {
  const newest = Math.max(0, ...ids);
  return page.filter((id) => id > newest);
}
