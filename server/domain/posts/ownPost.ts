import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { PostType } from '#contract/entities/post';
import type { Tables } from '#server/platform/database/tables';
import { conflict, forbidden, notFound } from '#server/platform/http/problem';
import { isHiddenPair } from '#domain/people';

/** A post that its caller wants to change, and how. */
export interface WantedPost {
  id: number;
  callerId: number;
  act: 'edit' | 'delete';
  /** What it has to be, where that matters. */
  kind?: PostType;
}

/** What is needed to change a post. */
export type OwnPost = Pick<
  Selectable<Tables['posts']>,
  'id' | 'user_id' | 'post_type' | 'content' | 'attached_text'
>;

const kindNames: Record<PostType, string> = {
  text: 'a text post',
  media: 'a media post',
  document: 'a document post',
  event: 'an event post',
};

/** The 404 of a post that does not exist, or no longer does. */
export const postNotFound = () => notFound('This post does not exist.');

const select = (db: Kysely<Tables>, { id, callerId }: WantedPost) =>
  db
    .selectFrom('posts')
    .select(['id', 'user_id', 'post_type', 'content', 'attached_text'])
    .where('id', '=', id)
    .where((eb) => eb.not(isHiddenPair(callerId, sql.ref('posts.user_id'))));

function assertOwn(post: OwnPost | undefined, { callerId, act, kind }: WantedPost): OwnPost {
  if (!post) throw postNotFound();
  if (post.user_id !== callerId) throw forbidden(`Only the author can ${act} this post.`);
  if (kind !== undefined && post.post_type !== kind) {
    throw conflict(`This post is not ${kindNames[kind]}.`);
  }
  return post;
}

/** Throws as `lockOwnPost` would: for a refusal before work that is dear. */
export async function requireOwnPost(db: Kysely<Tables>, wanted: WantedPost): Promise<void> {
  assertOwn(await select(db, wanted).executeTakeFirst(), wanted);
}

/**
 * The caller's own post, locked against other writers until the transaction ends. Throws 404 where
 * the caller can see none, 403 where they can see it but did not write it, 409 where it is of another
 * kind.
 */
export async function lockOwnPost(trx: Transaction<Tables>, wanted: WantedPost): Promise<OwnPost> {
  return assertOwn(await select(trx, wanted).forUpdate().executeTakeFirst(), wanted);
}
