import type { Transaction } from 'kysely';
import type { PostType } from '#contract/entities/post';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { AddressedFrame } from '#domain/frames';
import { notifyMentioned, writeMentions } from '#domain/mentions';
import { insertQuotes, type ProvedQuote } from '#domain/paperQuotes';
import { notifyConnections, titleOfPost, type NamedPost } from '#domain/notifications';
import { hashtagsOf } from './hashtags';
import { writePostLinks } from './postLinks';
import { postWords } from './postWords';

/** A post to insert. */
export interface NewPost extends NamedPost {
  authorId: number;
  kind: PostType;
  /** Searchable words that are not part of the content. */
  attachedText?: string;
  /** Another text whose hashtags count too. */
  taggedText?: string;
  quotes?: readonly ProvedQuote[];
}

/**
 * Inserts a post, and notifies the people it mentions and the author's other connections. Returns
 * the post's id.
 */
export async function insertPost(
  deps: Pick<Deps, 'clock' | 'config'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { authorId, kind, attachedText = '', taggedText = '', quotes = [], ...named }: NewPost,
): Promise<number> {
  const { content } = named;
  const now = deps.clock.now();
  const { id } = await trx
    .insertInto('posts')
    .values({
      user_id: authorId,
      post_type: kind,
      content,
      hashtags: hashtagsOf(`${content}\n${taggedText}`),
      attached_text: attachedText,
      ...postWords({ content, attachedText }),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertQuotes(trx, { kind: 'post', id }, quotes);
  await writePostLinks(deps, trx, id, `${content}\n${taggedText}`);
  const { added: mentioned } = await writeMentions(
    trx,
    { kind: 'post', id, authorId, content },
    now,
  );
  // Its event and files are stored later.
  const about = { postId: id, details: titleOfPost(named) };
  await notifyMentioned(deps, trx, frames, { kind: 'post', id, authorId, ...about }, mentioned);
  const event = { actorId: authorId, type: 'new_post', subject: `post:${id}`, ...about } as const;
  await notifyConnections(deps, trx, frames, event, mentioned);
  return id;
}
