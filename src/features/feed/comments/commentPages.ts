import type { Comment } from '#contract/entities/comment';
import { COMMENTS_PAGE_MAX_CHARACTERS, COMMENTS_PAGE_SIZE } from '#contract/limits';

/**
 * Returns after how many of its comments the server ended a full page; undefined for the last page.
 * An own comment that was appended meanwhile makes no difference.
 */
export function fullPageLength(page: readonly Comment[]): number | undefined {
  let characters = 0;
  for (const [index, { content }] of page.entries()) {
    characters += [...content].length;
    const length = index + 1;
    if (length === COMMENTS_PAGE_SIZE || characters >= COMMENTS_PAGE_MAX_CHARACTERS) return length;
  }
  return undefined;
}
