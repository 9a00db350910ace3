import { sql, type Kysely } from 'kysely';
import { isHiddenPair } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

/**
 * A query for the id of the post that a share link opens. It decides for everything reachable by a
 * link: the post, its files and its event. A link works only while its sharer may see the post. It
 * stops working while either of them blocks the other or is disabled, and works again afterwards.
 */
export const sharedPostId = (db: Kysely<Tables>, token: string) =>
  db
    .selectFrom('post_shares')
    .innerJoin('posts', 'posts.id', 'post_shares.post_id')
    .where('post_shares.token', '=', token)
    .where((eb) => eb.not(isHiddenPair(sql.ref('post_shares.user_id'), sql.ref('posts.user_id'))))
    .select('posts.id');
