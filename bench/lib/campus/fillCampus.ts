import type { Client } from 'pg';
import { vectorOf } from './vectorOf';

/** The size of a campus. */
export interface CampusSize {
  users: number;
  posts: number;
}

/** Words to search for, each of which is in a known share of all posts. */
export const PROBE_WORDS = {
  tenth: 'research',
  thirtieth: 'seminar',
  hundredth: 'genome',
  thousandth: 'photonics',
  few: 'xylography',
} as const;

/** One post in this many contains the word. */
const EVERY: Record<keyof typeof PROBE_WORDS, number> = {
  tenth: 10,
  thirtieth: 30,
  hundredth: 100,
  thousandth: 1_000,
  few: 50_000,
};

const SYLLABLES =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo za bran cler dris fron';
const WORDS = 30_000;
/** Texts are assembled from sentences of seven words, four to a post. */
const SENTENCES = 50_000;

/**
 * Words made of syllables with a Zipf distribution. The k-th is about 1/k as frequent as the first,
 * as in natural language. `md5` replaces randomness, so that every run has the same posts.
 */
const texts = `
  CREATE TEMP TABLE syllables AS
    SELECT part, place - 1 AS place
    FROM string_to_table('${SYLLABLES}', ' ') WITH ORDINALITY AS list (part, place);
  CREATE TEMP TABLE vocabulary AS
    SELECT rank, a.part || b.part || c.part || CASE WHEN rank % 3 = 0 THEN d.part ELSE '' END AS word
    FROM generate_series(1, ${WORDS}) AS rank,
      LATERAL (SELECT ('x' || substr(md5(rank::text), 1, 7))::bit(28)::integer AS chance) AS drawn
    JOIN syllables a ON a.place = chance % 24
    JOIN syllables b ON b.place = chance / 24 % 24
    JOIN syllables c ON c.place = chance / 576 % 24
    JOIN syllables d ON d.place = chance / 13824 % 24;
  CREATE INDEX ON vocabulary (rank);
  ANALYZE vocabulary;
  CREATE TEMP TABLE sentences AS
    SELECT number, string_agg(word, ' ' ORDER BY place) || '.' AS text
    FROM (
      SELECT number, place, ('x' || substr(md5(number || ':' || place), 1, 7))::bit(28)::integer
        / 268435456.0 AS chance
      FROM generate_series(0, ${SENTENCES - 1}) AS number, generate_series(1, 7) AS place
    ) AS places
    JOIN vocabulary ON rank = floor(exp(chance * ln(${WORDS})))::integer
    GROUP BY number;
  CREATE INDEX ON sentences (number);
  ANALYZE sentences;
`;

const people = (users: number) => `
  INSERT INTO universities (name, name_key, hashtag_key, plain_name)
    SELECT 'University ' || n, 'university ' || n, 'university' || n, 'university ' || n
    FROM generate_series(1, 100) AS n;
  INSERT INTO users (username, email, email_verified_at, profile_completed, university_id)
    SELECT 'person' || n, 'person' || n || '@campus.example', now(), true, 1 + n % 100
    FROM generate_series(1, ${users}) AS n;
`;

const probes = Object.entries(PROBE_WORDS)
  .map(([share, word]) => {
    const every = EVERY[share as keyof typeof PROBE_WORDS];
    return `CASE WHEN mix % ${every} = 7 % ${every} THEN ' ${word}' ELSE '' END`;
  })
  .join(' || ');

/** Of a hundred posts, 70 are notes, 15 media posts, 8 documents and 7 events. */
const posts = ({ users, posts: count }: CampusSize) => `
  INSERT INTO posts (user_id, post_type, content, hashtags, total_likes, attached_text, created_at,
      words, words_at)
    SELECT user_id, kind, content, hashtags, 2, attached_text, created_at,
      setweight(${vectorOf('attached_text')}, 'A') || setweight(${vectorOf('content')}, 'B'), now()
    FROM (SELECT n, 1 + mix % ${users} AS user_id, kind,
      s1.text || ' ' || s2.text || ${probes} || ' ' || s3.text || E'\\n' || s4.text ||
        CASE WHEN n % 4 = 0 THEN ' #topic' || n % 2000 ELSE '' END ||
        CASE WHEN n % 20 = 0 THEN ' #campuslife' ELSE '' END AS content,
      CASE WHEN n % 4 = 0 THEN ARRAY['topic' || n % 2000] ELSE '{}' END ||
        CASE WHEN n % 20 = 0 THEN ARRAY['campuslife'] ELSE '{}' END AS hashtags,
      CASE kind WHEN 'event' THEN s2.text WHEN 'document' THEN 'notes.pdf' ELSE '' END AS attached_text,
      timestamptz '2025-01-01' + n * interval '30 seconds' AS created_at
    FROM generate_series(1, ${count}) AS n
    CROSS JOIN LATERAL (SELECT ('x' || substr(md5(n::text), 1, 7))::bit(28)::integer AS mix) AS drawn
    CROSS JOIN LATERAL (SELECT CASE WHEN n % 100 < 70 THEN 'text' WHEN n % 100 < 85 THEN 'media'
        WHEN n % 100 < 93 THEN 'document' ELSE 'event' END AS kind) AS kinds
    JOIN sentences s1 ON s1.number = mix % ${SENTENCES}
    JOIN sentences s2 ON s2.number = (mix / 7) % ${SENTENCES}
    JOIN sentences s3 ON s3.number = (mix / 49) % ${SENTENCES}
    JOIN sentences s4 ON s4.number = (mix / 343) % ${SENTENCES}
    ) AS written ORDER BY n;
`;

/** Each picture has three smaller copies; the first file ids are the originals'. */
const attachments = `
  INSERT INTO files (name, owner_id, purpose, mime_type, bytes, original_name, width, height)
    SELECT 'file' || id, user_id, CASE post_type WHEN 'media' THEN 'post_media' ELSE 'post_document' END,
      CASE post_type WHEN 'media' THEN 'image/webp' ELSE 'application/pdf' END, 200000,
      CASE post_type WHEN 'media' THEN 'photo.jpg' ELSE 'notes.pdf' END,
      CASE post_type WHEN 'media' THEN 1600 END, CASE post_type WHEN 'media' THEN 900 END
    FROM posts WHERE post_type IN ('media', 'document');
  INSERT INTO files (name, owner_id, purpose, mime_type, bytes, original_name, width, height, original_id)
    SELECT name || '-' || small.width, owner_id, purpose, mime_type, 40000, original_name, small.width,
      small.width * 9 / 16, id
    FROM files, (VALUES (320), (640), (1280)) AS small (width)
    WHERE mime_type = 'image/webp';
  INSERT INTO post_files (post_id, position, file_id, kind)
    SELECT substr(name, 5)::bigint, 0, id, CASE mime_type WHEN 'image/webp' THEN 'image' ELSE 'document' END
    FROM files WHERE original_id IS NULL;
  INSERT INTO events (post_id, title, description, location, event_date, event_time, timezone,
      starts_at, day_ends_at)
    SELECT id, left(attached_text, 60), attached_text, 'Hall 2', date '2027-03-05', time '17:00',
      'Asia/Dhaka', timestamptz '2027-03-05 11:00Z', timestamptz '2027-03-05 18:00Z'
    FROM posts WHERE post_type = 'event';
`;

const likes = (users: number) => `
  INSERT INTO post_likes (post_id, user_id)
    SELECT id, 1 + (id * 7 + turn * 13) % ${users} FROM posts, generate_series(1, 2) AS turn;
`;

/**
 * Fills an empty, migrated database with users, posts of every kind, files, events and likes, and
 * gathers statistics. The role has to be a superuser, because foreign keys are not checked row by
 * row.
 */
export async function fillCampus(client: Client, size: CampusSize): Promise<void> {
  await client.query('SET session_replication_role = replica');
  await client.query("SET maintenance_work_mem = '256MB'");
  await client.query(texts);
  await client.query(people(size.users));
  // Building an index at once is faster than row by row.
  const { rows } = await client.query<{ indexdef: string; indexname: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'posts' AND indexname LIKE 'posts_by_%'",
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`);
  await client.query(posts(size));
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query(attachments);
  await client.query(likes(size.users));
  await client.query('VACUUM ANALYZE');
}
