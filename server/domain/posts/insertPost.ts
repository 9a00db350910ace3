import type { Transaction } from 'kysely';
import type { PostType } from '#contract/entities/post';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { AddressedFrame } from '#domain/frames';
import { notifyConnections } from '#domain/notifications';
import { hashtagsOf } from './hashtags';

/** A post to insert. */
export interface NewPost {
  authorId: number;
  kind: PostType;
  content: string;
  /** Searchable words that are not part of the content. */
  attachedText?: string;
  /** Another text whose hashtags count too. */
  taggedText?: string;
}

/** Inserts a post and notifies the author's connections. Returns the post's id. */
export async function insertPost(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { authorId, kind, content, attachedText = '', taggedText = '' }: NewPost,
): Promise<number> {
  const { id } = await trx
    .insertInto('posts')
    .values({
      user_id: authorId,
      post_type: kind,
      content,
      hashtags: hashtagsOf(`${content}\n${taggedText}`),
      attached_text: attachedText,
      created_at: deps.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notifyConnections(deps, trx, frames, {
    actorId: authorId,
    type: 'new_post',
    subject: `post:${id}`,
    postId: id,
  });
  return id;
}
