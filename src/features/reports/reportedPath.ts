import type { ReportKind } from '#contract/entities/report';
import { paths } from '#shared/paths';

interface Reported {
  readonly kind: ReportKind;
  /** Null once it is deleted, or while its author is hidden. */
  readonly target_id: number | null;
  /** The post, or the post of the comment. */
  readonly post_id: number | null;
}

/**
 * Returns the address that shows a reported thing, null if there is none. A message has none,
 * because a moderator is not in the conversation.
 */
export function reportedPath(
  { kind, target_id: id, post_id: postId }: Reported,
  username: string | null,
): string | null {
  if (id === null) return null;
  if (kind === 'person') return username === null ? null : paths.profile(username);
  if (kind === 'paper') return paths.paper(id);
  if (postId === null) return null;
  return kind === 'comment' ? paths.comment(postId, id) : paths.post(postId);
}
