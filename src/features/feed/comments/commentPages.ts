import type { Comment } from '#contract/entities/comment';
import { COMMENTS_PAGE_MAX_CHARACTERS, COMMENTS_PAGE_SIZE } from '#contract/limits';

/**
 * After how many of its comments the server ended a page, or undefined where it had no more. A
 * comment of one's own that was put at the end meanwhile makes no difference.
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
