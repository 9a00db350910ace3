import { DELETED_AUTHOR } from '#contract/names/deletedUser';
import type { Comment } from '#contract/entities/comment';
import type { PaperQuote } from '#contract/entities/paperQuote';
import { feedMessages } from '#contract/messages';
import { presentPerson, type PersonColumns } from '#domain/people';

/** A comment, its author, and whether the reader likes it. */
export interface CommentRow {
  id: number;
  parent_id: number | null;
  content: string;
  total_likes: number;
  created_at: Date;
  edited_at: Date | null;
  /** Set for a removed comment, which has no text. */
  deleted_at: Date | null;
  person: PersonColumns;
  user_liked: boolean;
  /** The names that mention people whom the reader may see. */
  mentions: string[];
  /** Null if it has none. */
  quotes: PaperQuote[] | null;
  /** The number of direct replies the reader may see. */
  total_replies: number;
}

/** A removed comment, which stays only because of its replies. */
const removed = {
  content: feedMessages.commentDeleted,
  user: DELETED_AUTHOR,
  edited_at: null,
  deleted: true,
} as const;

/** One comment, without its replies. */
export function presentComment(row: CommentRow): Comment {
  return {
    id: row.id,
    content: row.content,
    created_at: row.created_at.toISOString(),
    user: presentPerson(row.person),
    replies: [],
    parent_id: row.parent_id,
    total_likes: row.total_likes,
    user_liked: row.user_liked,
    mentions: row.mentions,
    ...(row.quotes ? { quotes: row.quotes } : {}),
    edited_at: row.edited_at?.toISOString() ?? null,
    total_replies: row.total_replies,
    ...(row.deleted_at === null ? {} : removed),
  };
}

/**
 * Nests comments under their parents, each level in the order of the rows; parents must come before
 * replies. The first level consists of the replies to `parentId`, or of the post's comments.
 */
export function presentThreads(
  rows: readonly CommentRow[],
  parentId: number | null = null,
): Comment[] {
  const byId = new Map<number, Comment>();
  const roots: Comment[] = [];
  for (const row of rows) {
    const comment = presentComment(row);
    byId.set(row.id, comment);
    const siblings = row.parent_id === parentId ? roots : byId.get(row.parent_id ?? 0)?.replies;
    siblings?.push(comment);
  }
  return roots;
}
