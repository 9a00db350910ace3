import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { startSession } from '../../server/features/account/sessions';
import { migrations } from '../../server/migrations';
import { createDatabase } from '../../server/platform/database/createDatabase';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded';
import { migrate } from '../../server/platform/database/migrate';
import { fillCampus } from './fillCampus';

/** How many posts each campus has; both have ten thousand people. */
export const POSTS = { small: 10_000, large: 1_000_000 } as const;
export type CampusName = keyof typeof POSTS;
const USERS = 10_000;

/** A database full of posts, and a person to read them. */
export interface Campus {
  connectionString: string;
  posts: number;
  /** Token of the reader, whose id is 1. */
  token: string;
  /** Process ids of the database's connections. */
  backends(): Promise<number[]>;
}

/** Campuses in a PostgreSQL of their own, each filled at its first use. */
export interface Campuses {
  campus(name: CampusName): Promise<Campus>;
  close(): Promise<void>;
}

/** Nothing here has to survive a power cut, and only filling writes; reading is as configured by default. */
const settings = { fsync: 'off', synchronous_commit: 'off', max_wal_size: '4GB' };

async function makeCampus(server: string, name: CampusName, admin: Client): Promise<Campus> {
  await admin.query(`CREATE DATABASE campus_${name}`);
  const address = new URL(server);
  address.pathname = `/campus_${name}`;
  const connectionString = address.href;
  const log = pino({ level: 'silent' });
  const database = createDatabase({ connectionString, poolSize: 1, log });
  await migrate(database.db, migrations);
  const client = new Client({ connectionString });
  await client.connect();
  await fillCampus(client, { users: USERS, posts: POSTS[name] });
  await client.end();
  const reader = { userId: 1, remember: true, now: new Date() };
  const token = await startSession(database.db, reader);
  await database.close();
  return {
    connectionString,
    posts: POSTS[name],
    token,
    async backends() {
      const { rows } = await admin.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE datname = $1',
        [`campus_${name}`],
      );
      return rows.map(({ pid }) => pid);
    },
  };
}

/** Starts the PostgreSQL in a folder that is removed at the end. */
export async function openCampuses(log: (line: string) => void): Promise<Campuses> {
  const folder = await mkdtemp(join(tmpdir(), 'quad-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, settings });
  const admin = new Client({ connectionString: postgres.connectionString });
  await admin.connect();
  const made = new Map<CampusName, Promise<Campus>>();
  return {
    campus(name) {
      const known = made.get(name);
      if (known) return known;
      log(`filling the ${name} campus with ${POSTS[name]} posts`);
      const campus = makeCampus(postgres.connectionString, name, admin);
      made.set(name, campus);
      return campus;
    },
    async close() {
      await admin.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
