import type { Client } from 'pg';

/** The readers are users 1 to 10; they find the post with the comments. */
export const READERS = 10;
export const DISCUSSED_POST = 1;
const COMMENTS = 12;
const CONVERSATIONS = 40;
const NOTIFICATIONS = 60;

const comments = `
  INSERT INTO comments (post_id, user_id, parent_id, depth, content)
    SELECT ${DISCUSSED_POST}, 20 + n, NULL, 1, 'A thought of some length about the note above, the ' || n || 'th.'
    FROM generate_series(1, ${COMMENTS}) AS n;
  INSERT INTO comments (post_id, user_id, parent_id, depth, content)
    SELECT post_id, user_id + turn, id, 2, 'A reply.' FROM comments, generate_series(1, 2) AS turn
    WHERE parent_id IS NULL AND id % 3 = 0;
  UPDATE posts SET total_comments = (SELECT count(*) FROM comments) WHERE id = ${DISCUSSED_POST};
`;

const conversations = `
  INSERT INTO messages (low_id, high_id, sender_id, receiver_id, content, message_type)
    SELECT reader, 100 + other, 100 + other, reader, 'See you at the seminar, message ' || nth, 'text'
    FROM generate_series(1, ${READERS}) AS reader, generate_series(1, ${CONVERSATIONS}) AS other,
      generate_series(1, 5) AS nth;
  INSERT INTO conversations (user_id, other_id, last_message_id, unread_count)
    SELECT receiver_id, sender_id, max(id), 2 FROM messages GROUP BY receiver_id, sender_id;
`;

const notifications = `
  INSERT INTO notifications (user_id, actor_id, type, post_id, subject)
    SELECT reader, 200 + nth, 'post_liked', nth, 'post:' || nth
    FROM generate_series(1, ${READERS}) AS reader, generate_series(1, ${NOTIFICATIONS}) AS nth;
`;

/** Adds comments to one post, and conversations and notifications to the readers. */
export async function fillActivity(client: Client): Promise<void> {
  await client.query('SET session_replication_role = replica');
  await client.query(comments + conversations + notifications);
  await client.query('VACUUM ANALYZE');
}
