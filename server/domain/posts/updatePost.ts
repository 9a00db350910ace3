import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { hashtagsOf } from './hashtags';
import type { OwnPost } from './ownPost';

/** What an edit changes of a post; what is left out stays. */
export interface PostChanges {
  content?: string | undefined;
  attachedText?: string | undefined;
  /** A text beside the content whose hashtags count too; it has to be given at every edit. */
  taggedText?: string;
  /** Whether something beside the texts has changed: its files, its event. */
  otherwise?: boolean;
}

/** Writes an edit. One that changes nothing leaves the row alone and does not count as an edit. */
export async function updatePost(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  post: OwnPost,
  changes: PostChanges,
): Promise<void> {
  const { content = post.content, attachedText = post.attached_text } = changes;
  const { taggedText = '', otherwise = false } = changes;
  if (content === post.content && attachedText === post.attached_text && !otherwise) return;
  await trx
    .updateTable('posts')
    .set({
      content,
      hashtags: hashtagsOf(`${content}\n${taggedText}`),
      attached_text: attachedText,
      edited_at: clock.now(),
    })
    .where('id', '=', post.id)
    .execute();
}
