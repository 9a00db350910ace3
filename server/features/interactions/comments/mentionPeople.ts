import { sql, type Transaction } from 'kysely';
import type { NotificationDetails } from '#contract/entities/notification';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import { notifyMentioned, selectMentions, withdrawMentions, writeMentions } from '#domain/mentions';
import { isCommentShown } from '#domain/comments';
import type { Tables } from '#server/platform/database/tables';

/** The text of a new or edited comment. */
interface CommentText {
  id: number;
  postId: number;
  authorId: number;
  content: string;
  /** Of the notifications about it. */
  details: NotificationDetails;
  now: Date;
}

/**
 * Stores the mentions of a comment and notifies the newly mentioned people, except those who are
 * notified of it anyway. Returns the ids of the newly mentioned people.
 */
export async function mentionPeople(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { now, postId, details, ...comment }: CommentText,
  notified: readonly (number | null | undefined)[],
): Promise<number[]> {
  const text = { kind: 'comment', ...comment } as const;
  const { added, removed } = await writeMentions(trx, text, now);
  await withdrawMentions(trx, frames, { ...text, postId }, removed);
  const others = added.filter((id) => !notified.includes(id));
  const receivers = await thoseWhoSee(trx, comment.id, others);
  await notifyMentioned(deps, trx, frames, { ...text, postId, details }, receivers);
  return added;
}

/** The people who may see a comment: not everyone may see the post and the comments above it. */
async function thoseWhoSee(
  trx: Transaction<Tables>,
  commentId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const seeing: number[] = [];
  for (const id of userIds) if (await isCommentShown(trx, id, commentId)) seeing.push(id);
  return seeing;
}

/** The names in a comment that mention people whom the reader may see. */
export async function readMentions(
  trx: Transaction<Tables>,
  commentId: number,
  readerId: number,
): Promise<string[]> {
  const mentions = selectMentions('comment', sql.val(commentId), readerId);
  const { rows } = await sql<{ mentions: string[] }>`SELECT ${mentions} AS mentions`.execute(trx);
  return rows[0]?.mentions ?? [];
}
