import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';

/** Runs the due jobs and returns the mails that were sent to a person so far, oldest first. */
export async function sentMails(
  server: TestServer,
  { email }: Pick<TestUser, 'email'>,
): Promise<Email[]> {
  await server.runJobs();
  const folder = join(server.deps.config.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.sort().map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}
