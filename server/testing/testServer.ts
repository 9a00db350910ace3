import type { EmbeddedPostgres } from '@quad/embedded-postgres';

/** The variable that passes this run's database server to every test process. */
export const TEST_SERVER_VARIABLE = 'QUAD_TEST_DATABASE_SERVER';

/** The server of this run and its folder, kept from set-up to tear-down in the same process. */
interface TestServer {
  folder: string;
  postgres: EmbeddedPostgres;
}

declare global {
  var quadTestServer: TestServer | undefined;
}
