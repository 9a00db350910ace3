import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { startSession } from '#server/features/account/sessions/startSession';
import { migrations } from '#server/migrations/index';
import { createDatabase } from '#server/platform/database/createDatabase';
import { startEmbeddedPostgres } from '@quad/embedded-postgres';
import { migrate } from '#server/platform/database/migrate';
import { withClient } from '../withClient';
import { fillCampus } from './fillCampus';
import { fillPapers } from './fillPapers';
import { fillPeople } from './fillPeople';

/**
 * The size of each campus. If connections are counted, users also have departments and interests.
 */
const SIZES = {
  small: { users: 10_000, posts: 10_000, edges: 0, papers: 0 },
  large: { users: 10_000, posts: 1_000_000, edges: 0, papers: 0 },
  people: { users: 100_000, posts: 200_000, edges: 1_000_000, papers: 0 },
  papers: { users: 10_000, posts: 10_000, edges: 0, papers: 100_000 },
} as const;
export type CampusName = keyof typeof SIZES;

/** A database full of posts, and a user to read them. */
export interface Campus {
  connectionString: string;
  posts: number;
  /** Token of the reader, whose id is 1. */
  token: string;
  /** Returns a token of the user with this id. */
  tokenOf(userId: number): Promise<string>;
  /** Returns the process ids of the database's connections. */
  backends(): Promise<number[]>;
}

/** Campuses in a separate PostgreSQL, each filled at its first use. */
export interface Campuses {
  campus(name: CampusName): Promise<Campus>;
  close(): Promise<void>;
}

/** Durability is off because only filling writes. Settings for reading are the defaults. */
const settings = { fsync: 'off', synchronous_commit: 'off', max_wal_size: '4GB' };

async function makeCampus(server: string, name: CampusName, admin: Client): Promise<Campus> {
  await admin.query(`CREATE DATABASE campus_${name}`);
  const address = new URL(server);
  address.pathname = `/campus_${name}`;
  const connectionString = address.href;
  const log = pino({ level: 'silent' });
  const database = createDatabase({ connectionString, poolSize: 1, log });
  await migrate(database.db, migrations);
  await database.close();
  const size = SIZES[name];
  await withClient(connectionString, async (client) => {
    await fillCampus(client, size);
    if (size.edges > 0) await fillPeople(client, size);
    if (size.papers > 0) await fillPapers(client, size.users, size.papers);
  });
  const tokenOf = async (userId: number) => {
    const { db, close } = createDatabase({ connectionString, poolSize: 1, log });
    const token = await startSession(db, { userId, remember: true, now: new Date() });
    await close();
    return token;
  };
  return {
    connectionString,
    posts: size.posts,
    token: await tokenOf(1),
    tokenOf,
    async backends() {
      const { rows } = await admin.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE datname = $1',
        [`campus_${name}`],
      );
      return rows.map(({ pid }) => pid);
    },
  };
}

/** Starts PostgreSQL in a folder that is removed at the end. */
export async function openCampuses(log: (line: string) => void): Promise<Campuses> {
  const folder = await mkdtemp(join(tmpdir(), 'quad-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, settings });
  const admin = new Client({ connectionString: postgres.connectionString });
  // If the database stops by itself, the next statement reports it.
  admin.on('error', () => undefined);
  await admin.connect();
  const made = new Map<CampusName, Promise<Campus>>();
  return {
    campus(name) {
      const known = made.get(name);
      if (known) return known;
      log(
        `filling the ${name} campus with ${SIZES[name].users} people and ${SIZES[name].posts} posts`,
      );
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
