import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { AddressedFrame } from '#domain/frames';
import { notifyMentioned, withdrawMentions, writeMentions } from '#domain/mentions';
import { hashtagsOf } from './hashtags';
import type { OwnPost } from './ownPost';
import { writePostLinks } from './postLinks';
import { postWords } from './postWords';

/** The changes of an edit; omitted fields stay. */
export interface PostChanges {
  content?: string | undefined;
  attachedText?: string | undefined;
  /**
   * Another text whose hashtags count too. Every edit must pass it, because hashtags are
   * recomputed.
   */
  taggedText?: string;
  /** Whether something other than the texts changed, such as its files or its event. */
  otherwise?: boolean;
}

/**
 * Writes an edit and notifies the people it newly mentions. Without changes, the row stays as it is
 * and does not count as edited.
 */
export async function updatePost(
  deps: Pick<Deps, 'clock' | 'config'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  post: OwnPost,
  changes: PostChanges,
): Promise<void> {
  const { content = post.content, attachedText = post.attached_text } = changes;
  const { taggedText = '', otherwise = false } = changes;
  if (content === post.content && attachedText === post.attached_text && !otherwise) return;
  const now = deps.clock.now();
  const { id, user_id: authorId } = post;
  await trx
    .updateTable('posts')
    .set({
      content,
      hashtags: hashtagsOf(`${content}\n${taggedText}`),
      attached_text: attachedText,
      ...postWords({ content, attachedText }),
      edited_at: now,
    })
    .where('id', '=', id)
    .execute();
  await writePostLinks(deps, trx, id, `${content}\n${taggedText}`);
  if (content === post.content) return;
  const { added, removed } = await writeMentions(trx, { kind: 'post', id, authorId, content }, now);
  const text = { kind: 'post', id, authorId, postId: id } as const;
  await withdrawMentions(trx, frames, text, removed);
  await notifyMentioned(deps, trx, frames, text, added);
}
