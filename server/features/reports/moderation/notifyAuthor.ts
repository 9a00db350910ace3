import type { Transaction } from 'kysely';
import { NOTIFICATION_EXCERPT_MAX_LENGTH } from '#contract/limits';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import { clipTitle, notifyFromQuad } from '#domain/notifications';
import { clipToLine } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';

/** Something that moderators or the operator decided about a person's content. */
interface AuthorNews {
  type: 'warned' | 'appeal_decided';
  /** The report, for the subject of the notification. */
  reportId: number;
  authorId: number;
  content: string;
  explanation: string;
}

/** Notifies an author, with the moderator's words. It doesn't say who reported the content. */
export async function notifyAuthor(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { type, reportId, authorId, content, explanation }: AuthorNews,
): Promise<void> {
  const details = {
    title: clipTitle(content),
    excerpt: clipToLine(explanation, NOTIFICATION_EXCERPT_MAX_LENGTH),
    report_id: reportId,
  };
  const event = { type, subject: `report:${reportId}`, postId: null, details, userId: authorId };
  await notifyFromQuad(deps, trx, frames, event);
}
