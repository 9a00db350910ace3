import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from '#server/platform/database/tables';

/** A database that records its queries. */
export interface WatchedDatabase {
  db: Kysely<Tables>;
  /** Runs the work. Returns its queries in order, and its result. */
  watch<Result>(
    work: (db: Kysely<Tables>) => Promise<Result>,
  ): Promise<{ queries: readonly CompiledQuery[]; result: Result }>;
}

/** Creates a second view of the database behind a pool that records the queries. */
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
