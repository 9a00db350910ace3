import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { hiddenAuthors } from '#domain/people';
import { postColumns, selectPosts } from '#domain/posts';
import { rowLimit } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { FEED_PAGE_SIZE } from '../../contract/limits';
import type { Listening } from './startServer';

const POOL_SIZE = 10;
const READER = 1;
/** A placeholder for the id of a request while the statement is compiled. */
const ANY_ID = 987_654_321;

/**
 * Reads a page of the feed with one prepared statement for whole posts, and serialises its rows as
 * JSON: no checks, no session, no limits, no cache.
 */
async function main(): Promise<void> {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const page = db
    .selectFrom('posts')
    .select(postColumns)
    .where('user_id', 'not in', hiddenAuthors(db, READER))
    .where('id', '<', ANY_ID)
    .orderBy('id', 'desc')
    .limit(rowLimit(FEED_PAGE_SIZE));
  const posts = selectPosts(db, READER, page.as('page'), new Date()).orderBy('page.id', 'desc');
  const { sql, parameters } = posts.compile();
  const server = createServer((request, response) => {
    const beforeId = new URL(request.url ?? '/', 'http://raw').searchParams.get('before_id');
    const values = parameters.map((value) => (value === ANY_ID ? Number(beforeId) : value));
    pool.query({ name: 'feed', text: sql, values }).then(
      ({ rows }) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ posts: rows }));
      },
      (error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      },
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const listening: Listening = { port: (server.address() as AddressInfo).port };
  process.send?.(listening);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
