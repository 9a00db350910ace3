import type { Kysely } from 'kysely';
import { feedMessages } from '#contract/messages';
import { postColumns, selectPosts, sharedPostId, type PostRow } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';

/** Ids start at 1, so this reader has no likes or RSVPs. */
const NO_READER = 0;
/** Nothing that is shown from some time on is for readers of links. */
const LONG_AGO = new Date(0);

/** The 404 of a link that is unknown or no longer works. */
export const shareNotFound = () => notFound(feedMessages.sharedNotFound);

/** The shared post of a token. Throws 404 if the link is unknown or no longer works. */
export async function readSharedPost(db: Kysely<Tables>, token: string): Promise<PostRow> {
  const post = await findSharedPost(db, token);
  if (!post) throw shareNotFound();
  return post;
}

/** The shared post of a token, if any; `sharedPostId` decides which links work. */
export function findSharedPost(db: Kysely<Tables>, token: string): Promise<PostRow | undefined> {
  const page = db
    .selectFrom('posts')
    .select(postColumns)
    .where('id', 'in', sharedPostId(db, token))
    .as('page');
  return selectPosts(db, NO_READER, page, LONG_AGO).executeTakeFirst();
}
