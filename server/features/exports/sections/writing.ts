import { sql } from 'kysely';
import { selectQuotes } from '#domain/paperQuotes';
import { authorOfPost, filesWhere, nameOf } from './columns';
import { section, type Section } from './section';

const posts = section(
  ['posts', 'Posts', 'Your posts, with pictures, videos, documents and events.'],
  (me) => sql`
    SELECT posts.id AS cursor, posts.id, posts.created_at, posts.edited_at, post_type AS type,
      events.title, content, hashtags, events.description, events.location, events.starts_at,
      events.ends_at, events.timezone, events.online_url, events.join_note, events.capacity,
      events.going, events.interested, events.waiting, total_likes AS likes,
      total_comments AS comments,
      ${filesWhere(sql`files.id = events.image_file_id
        OR files.id IN (SELECT file_id FROM post_files WHERE post_files.post_id = posts.id)`)} AS files,
      (SELECT json_agg(alt ORDER BY position) FROM post_files
        WHERE post_files.post_id = posts.id AND alt <> '') AS picture_descriptions,
      ${selectQuotes('post', sql.ref('posts.id'), me)} AS quotes
    FROM posts LEFT JOIN events ON events.post_id = posts.id WHERE posts.user_id = ${me}`,
);

const comments = section(
  [
    'comments',
    'Comments',
    'Your comments and replies. Deleted ones stay without their text while they have replies.',
  ],
  (me, hidden) => sql`
    SELECT id AS cursor, id, created_at, edited_at, deleted_at,
      CASE WHEN deleted_at IS NOT NULL THEN deleted_by = ${me} END AS deleted_by_you,
      content, post_id, ${authorOfPost('post_id', hidden)} AS post_by,
      parent_id AS reply_to_comment, total_likes AS likes,
      ${selectQuotes('comment', sql.ref('comments.id'), me)} AS quotes
    FROM comments WHERE user_id = ${me}`,
);

const postLikes = section(
  ['post_likes', 'Liked posts', 'The posts that you like.'],
  (me, hidden) => sql`
    SELECT post_id AS cursor, post_id, ${authorOfPost('post_id', hidden)} AS post_by, created_at
    FROM post_likes WHERE user_id = ${me}`,
);

const commentLikes = section(
  ['comment_likes', 'Liked comments', 'The comments that you like.'],
  (me) => sql`
    SELECT comment_id AS cursor, comment_id, created_at FROM comment_likes WHERE user_id = ${me}`,
);

const sharedLinks = section(
  ['shared_links', 'Public links', 'The posts to which you created a public link.'],
  (me) => sql`
    SELECT post_id AS cursor, post_id, created_at FROM post_shares WHERE user_id = ${me}`,
);

const reports = section(
  ['reports', 'Reports', 'What you reported to the moderators, why, and their answers.'],
  (me) => sql`
    SELECT id AS cursor, id, kind, target_id, reason, note, state, created_at, decided_at,
      explanation
    FROM reports WHERE reporter_id = ${me}`,
);

// A decision that ended several reports is one entry, as on the page.
const moderation = section(
  ['moderation', 'Decisions of moderators', 'Decisions about what you wrote, and your appeals.'],
  (me) => sql`
    SELECT DISTINCT ON (kind, target_id, decided_at) id AS cursor, kind, target_id, decision,
      content, explanation, decided_at, appeal, appealed_at, appeal_granted, appeal_explanation
    FROM reports
    WHERE author_id = ${me} AND state = 'acted' AND decision IN ('remove', 'warn', 'suspend')
    ORDER BY kind, target_id, decided_at, appeal IS NULL, id`,
);

const mentions = section(
  ['mentions', 'Mentions', 'The posts and comments of other people that mention you.'],
  (me, hidden) => sql`
    SELECT row_number() OVER (ORDER BY kind, target_id, position) AS cursor, kind, target_id AS id,
      name AS written_name, ${nameOf('author_id')} AS by
    FROM (
      SELECT mentions.*, coalesce(posts.user_id, comments.user_id) AS author_id FROM mentions
      LEFT JOIN posts ON posts.id = mentions.post_id
      LEFT JOIN comments ON comments.id = mentions.comment_id
      WHERE mentions.user_id = ${me}
    ) AS found WHERE author_id NOT IN ${hidden}`,
);

const followedTags = section(
  ['followed_tags', 'Followed hashtags', 'The hashtags whose posts are in your feed.'],
  (me) => sql`
    SELECT row_number() OVER (ORDER BY tag) AS cursor, tag FROM followed_tags WHERE user_id = ${me}`,
);

/** Posts and comments, and what the person did with those of others. */
export const writingSections: readonly Section[] = [
  posts,
  comments,
  postLikes,
  commentLikes,
  sharedLinks,
  followedTags,
  reports,
  moderation,
  mentions,
];
