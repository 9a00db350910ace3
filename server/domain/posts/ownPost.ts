import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PostAction, PostType } from '#contract/entities/post';
import { allowedActions } from '#contract/postActions';
import type { Tables } from '#server/platform/database/tables';
import { conflict, forbidden } from '#server/platform/http/problem';
import { isPostShown, postNotFound } from './shownPosts';
import * as texts from './texts';

/** A post that its caller wants to change. */
export interface WantedPost {
  id: number;
  callerId: number;
  act: Extract<PostAction, 'edit' | 'delete'>;
  /** The kind it must have, if that matters. */
  kind?: PostType;
}

/** The columns needed to change a post. */
export type OwnPost = Pick<
  Selectable<Tables['posts']>,
  'id' | 'user_id' | 'post_type' | 'content' | 'attached_text'
>;

const select = (db: Kysely<Tables>, { id, callerId }: WantedPost) =>
  db
    .selectFrom('posts')
    .select(['id', 'user_id', 'post_type', 'content', 'attached_text'])
    .where('id', '=', id)
    .where(isPostShown(callerId));

function assertOwn(post: OwnPost | undefined, { callerId, act, kind }: WantedPost): OwnPost {
  if (!post) throw postNotFound();
  if (!allowedActions(post.user_id === callerId).includes(act))
    throw forbidden(texts.notOwnPost[act]);
  if (kind !== undefined && post.post_type !== kind) throw conflict(texts.wrongKind[kind]);
  return post;
}

/** Throws like `lockOwnPost`, without a lock: refuses a request before expensive work. */
export async function requireOwnPost(db: Kysely<Tables>, wanted: WantedPost): Promise<void> {
  assertOwn(await select(db, wanted).executeTakeFirst(), wanted);
}

/**
 * The caller's own post, locked against other writers until the transaction ends. Throws 404 if the
 * caller cannot see it, 403 if they can see it but did not write it, 409 if it is of another kind.
 */
export async function lockOwnPost(trx: Transaction<Tables>, wanted: WantedPost): Promise<OwnPost> {
  return assertOwn(await select(trx, wanted).forUpdate().executeTakeFirst(), wanted);
}
