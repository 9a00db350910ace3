import { sql } from 'kysely';
import { selectQuotes } from '#domain/paperQuotes';
import { filesWhere, nameOf, shownNameOf } from './columns';
import { inBatches, section, type Section } from './section';

const connections = section(
  ['connections', 'Connections', 'The people you are connected with.'],
  (me, hidden) => sql`
    SELECT id AS cursor, ${shownNameOf('other_id', hidden)} AS person, created_at,
      CASE mentor_id WHEN ${me} THEN 'you' WHEN other_id THEN 'the other person' END AS mentor
    FROM (
      SELECT *, CASE low_id WHEN ${me} THEN high_id ELSE low_id END AS other_id FROM connections
      WHERE low_id = ${me} OR high_id = ${me}
    ) AS found`,
);

// As elsewhere in Quad, senders are not told that a request was rejected.
const connectionRequests = section(
  ['connection_requests', 'Connection requests', 'Requests to connect, sent and received.'],
  (me, hidden) => sql`
    SELECT id AS cursor, direction, ${shownNameOf('other_id', hidden)} AS person, created_at,
      CASE WHEN direction = 'sent' AND status = 'rejected' THEN 'closed' ELSE status END AS status,
      mentoring_topic, message
    FROM (
      SELECT *, CASE sender_id WHEN ${me} THEN 'sent' ELSE 'received' END AS direction,
        CASE sender_id WHEN ${me} THEN receiver_id ELSE sender_id END AS other_id
      FROM connection_requests WHERE sender_id = ${me} OR receiver_id = ${me}
    ) AS found`,
);

const blockedPeople = section(
  ['blocked_people', 'Blocked people', 'The people you blocked.'],
  (me) => sql`
    SELECT blocked_id AS cursor, ${nameOf('blocked_id')} AS person, created_at
    FROM blocks WHERE blocker_id = ${me}`,
);

const conversations = section(
  ['conversations', 'Conversations', 'The people you exchanged messages with.'],
  (me) => sql`
    SELECT other_id AS cursor, ${nameOf('other_id')} AS person, unread_count,
      last_read_id AS last_read_message
    FROM conversations WHERE user_id = ${me}`,
);

/** The messages of two people, oldest first. */
const messagesWith = (me: number, other: number) => sql`
  SELECT id AS cursor, ${nameOf('other')} AS conversation_with, id,
    CASE sender_id WHEN ${me} THEN 'sent' ELSE 'received' END AS direction, created_at, content,
    message_type AS type, edited_at, deleted_at, reply_to AS reply_to_message,
    ${filesWhere(sql`files.id = found.file_id`)} AS files,
    ${selectQuotes('message', sql.ref('found.id'), me)} AS quotes
  FROM (
    SELECT *, ${other}::bigint AS other FROM messages
    WHERE low_id = ${Math.min(me, other)} AND high_id = ${Math.max(me, other)}
  ) AS found`;

const messages: Section = {
  key: 'messages',
  title: 'Messages',
  about: 'Both sides of your conversations, one conversation after the other, oldest first.',
  groupBy: 'conversation_with',
  async *rows({ db, personId }) {
    const partners = await db
      .selectFrom('conversations')
      .select('other_id')
      .where('user_id', '=', personId)
      .orderBy('other_id')
      .execute();
    for (const { other_id } of partners) yield* inBatches(db, messagesWith(personId, other_id));
  },
};

/** Everything between the person and others. */
export const peopleSections: readonly Section[] = [
  connections,
  connectionRequests,
  blockedPeople,
  conversations,
  messages,
];
