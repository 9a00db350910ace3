import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from '#server/platform/database/tables';

/** A database that tells what it was asked. */
export interface WatchedDatabase {
  db: Kysely<Tables>;
  /** The queries that a piece of work asked, in their order, and what it answered. */
  watch<Result>(
    work: (db: Kysely<Tables>) => Promise<Result>,
  ): Promise<{ queries: readonly CompiledQuery[]; result: Result }>;
}

/** A second view of the database behind a pool, which notes the queries. */
export function watchDatabase(pool: Pool): WatchedDatabase {
  let asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  });
  return {
    db,
    async watch(work) {
      asked = [];
      const result = await work(db);
      return { queries: asked, result };
    },
  };
}
