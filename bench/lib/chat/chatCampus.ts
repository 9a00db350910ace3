import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startSession } from '#server/features/account/sessions/startSession';
import { migrations } from '#server/migrations/index';
import { createDatabase } from '#server/platform/database/createDatabase';
import { startEmbeddedPostgres } from '@quad/embedded-postgres';
import { migrate } from '#server/platform/database/migrate';
import { withClient } from '../withClient';

/** A user with a session. */
export interface Chatter {
  id: number;
  token: string;
}

/** Pairs of connected users, in a PostgreSQL with durable commits. */
export interface ChatCampus {
  connectionString: string;
  people: readonly Chatter[];
  /** Returns the process ids of the whole database, including its background writers. */
  databasePids(): Promise<number[]>;
  close(): Promise<void>;
}

/**
 * Each user has written to this many others before. Without a history, the database would plan for
 * empty tables.
 */
const OTHERS = 10;
const WRITTEN_BEFORE = 10;

const fill = (people: number) => `
  INSERT INTO users (username, email, email_verified_at, profile_completed)
    SELECT 'person' || n, 'person' || n || '@campus.example', now(), true
    FROM generate_series(1, ${people}) AS n;
  INSERT INTO connections (low_id, high_id)
    SELECT n * 2 - 1, n * 2 FROM generate_series(1, ${people / 2}) AS n;
  INSERT INTO messages (low_id, high_id, sender_id, receiver_id, client_id, content, message_type)
    SELECT low, high, low, high, high || '-' || n, 'Message ' || n || ' of before', 'text'
    FROM generate_series(1, ${WRITTEN_BEFORE}) AS n, generate_series(1, ${people}) AS low,
      generate_series(low + 1, least(low + ${OTHERS / 2}, ${people})) AS high;
  INSERT INTO conversations (user_id, other_id, last_message_id)
    SELECT low_id, high_id, max(id) FROM messages GROUP BY low_id, high_id
    UNION ALL SELECT high_id, low_id, max(id) FROM messages GROUP BY low_id, high_id;
  CREATE TABLE raw_messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, client_id text NOT NULL,
    sender_id bigint NOT NULL, receiver_id bigint NOT NULL, content text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
`;

async function parentOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Returns a process and its children. */
async function familyOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(pids.map(parentOf));
  return [pid, ...pids.filter((_, place) => parents[place] === pid).map(Number)];
}

/** Starts the database with its default settings, so that every commit is durable. */
export async function openChatCampus(size: number): Promise<ChatCampus> {
  const folder = await mkdtemp(join(tmpdir(), 'quad-bench-chat-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const { connectionString } = postgres;
  const log = pino({ level: 'silent' });
  const database = createDatabase({ connectionString, poolSize: 4, log });
  await migrate(database.db, migrations);
  const pid = await withClient(connectionString, async (client) => {
    await client.query(fill(size));
    // Otherwise autovacuum would run during the measurement, because of rows that no user sent.
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ pid: number }>(
      `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
    );
    return rows[0]?.pid ?? 0;
  });
  const people: Chatter[] = [];
  for (let id = 1; id <= size; id += 1) {
    const token = await startSession(database.db, { userId: id, remember: true, now: new Date() });
    people.push({ id, token });
  }
  await database.close();
  return {
    connectionString,
    people,
    databasePids: () => familyOf(pid),
    async close() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
