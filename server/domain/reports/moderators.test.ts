import { StartupError } from '#server/platform/startup';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { checkModerators } from '#domain/reports';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.person({ username: 'Asha' });
  await server.person({ username: 'ben', verified: false });
});
afterAll(() => server.close());

test('listed names with verified accounts are accepted, whatever their case', async () => {
  await expect(checkModerators(server.deps.db, ['asha'])).resolves.toBeUndefined();
  await expect(checkModerators(server.deps.db, [])).resolves.toBeUndefined();
});

test.each(['ben', 'nobody'])('the name %s stops the start in one line', async (name) => {
  const start = checkModerators(server.deps.db, ['asha', name]);
  await expect(start).rejects.toThrow(StartupError);
  await expect(start).rejects.toThrow(
    `MODERATORS names ${name}, which is not the username of a verified account.`,
  );
});
