import { sql, type Kysely, type RawBuilder } from 'kysely';
import { selectConnectionsOf } from '#domain/connections';
import { isMember } from '#domain/people';
import type { PostFilter } from '#domain/posts';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';

/** A query for the ids of the reader's connections. */
export const friendsOf = (db: Kysely<Tables>, readerId: number) =>
  sql`SELECT friend_id AS id FROM ${selectConnectionsOf(db, readerId)} AS mine`;

/**
 * A query for the ids of the newest posts by some people and the reader. `people` is a query for
 * their ids, without the reader's.
 *
 * Each person's newest post is looked up first. Only those whose newest posts are among the newest
 * can have a post on the page, so of all the others no more is read.
 */
function newestPostsBy(
  people: RawBuilder<unknown>,
  readerId: number,
  { limit, offset }: Page,
  isShown: RawBuilder<boolean>,
): RawBuilder<{ id: number }> {
  const most = rowLimit(limit + offset);
  return sql<{ id: number }>`
    SELECT own.id FROM (
      SELECT authors.id FROM (
        ${people} UNION ALL SELECT ${readerId}::bigint
      ) AS authors CROSS JOIN LATERAL (
        SELECT posts.id FROM posts WHERE posts.user_id = authors.id AND ${isShown}
        ORDER BY posts.id DESC LIMIT 1
      ) AS newest
      ORDER BY newest.id DESC LIMIT ${most}
    ) AS latest CROSS JOIN LATERAL (
      SELECT posts.id FROM posts WHERE posts.user_id = latest.id AND ${isShown}
      ORDER BY posts.id DESC LIMIT ${most}
    ) AS own
    ORDER BY own.id DESC LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}`;
}

/** The posts by some people, given by a query for their ids, and the reader's own. */
export const postedByFriends = (friends: RawBuilder<unknown>, readerId: number): PostFilter => ({
  isWanted: sql<boolean>`(posts.user_id = ${readerId} OR posts.user_id IN (${friends}))`,
  lookUp: (page, isShown) => newestPostsBy(friends, readerId, page, isShown),
});

/** The posts by the members of the reader's university, and the reader's own. */
export function postedAtUniversityOf(readerId: number): PostFilter {
  const isColleague = sql<boolean>`(
    users.university_id = (SELECT me.university_id FROM users AS me WHERE me.id = ${readerId})
    AND ${isMember}
  )`;
  const colleagues = sql`
    SELECT users.id FROM users WHERE ${isColleague} AND users.id <> ${readerId}`;
  return {
    isWanted: sql<boolean>`(
      posts.user_id = ${readerId}
      OR EXISTS (SELECT FROM users WHERE users.id = posts.user_id AND ${isColleague})
    )`,
    lookUp: (page, isShown) => newestPostsBy(colleagues, readerId, page, isShown),
  };
}

/** The posts with a hashtag that the reader follows, and the reader's own. */
export function taggedAsFollowedBy(readerId: number): PostFilter {
  const isTagged = sql<boolean>`posts.hashtags && ARRAY(
    SELECT followed_tags.tag FROM followed_tags WHERE followed_tags.user_id = ${readerId}
  )`;
  return {
    isWanted: sql<boolean>`(posts.user_id = ${readerId} OR ${isTagged})`,
    // `id + 0` keeps the planner from scanning posts from the newest until it has enough.
    lookUp: ({ limit, offset }, isShown) => sql<{ id: number }>`
      SELECT found.id FROM (
        (SELECT posts.id FROM posts WHERE posts.user_id = ${readerId} AND ${isShown}
          ORDER BY posts.id DESC LIMIT ${rowLimit(limit + offset)})
        UNION
        (SELECT posts.id FROM posts WHERE ${isTagged} AND ${isShown}
          ORDER BY posts.id + 0 DESC LIMIT ${rowLimit(limit + offset)})
      ) AS found
      ORDER BY found.id DESC LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}`,
  };
}
