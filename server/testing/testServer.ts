import type { EmbeddedPostgres } from '@quad/embedded-postgres';

/** The variable that tells every test process which server to make its databases on. */
export const TEST_SERVER_VARIABLE = 'QUAD_TEST_DATABASE_SERVER';

/** The server of this run and its folder, from the set-up to the tear-down of the same process. */
interface TestServer {
  folder: string;
  postgres: EmbeddedPostgres;
}

declare global {
  var quadTestServer: TestServer | undefined;
}
