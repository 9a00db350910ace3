import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { forgetAddresses, recordAudit } from './audit';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const rows = () =>
  server.deps.db.selectFrom('audit_events').select(['event', 'user_id', 'ip']).execute();

test('records keep the id and lose their IP address after 180 days', async () => {
  const { db } = server.deps;
  await recordAudit(db, { event: 'login', userId: 7, ip: '192.0.2.1' });
  const from = (days: number) => new Date(Date.now() + days * DAY_MS);
  await forgetAddresses(db, from(179));
  expect(await rows()).toEqual([{ event: 'login', user_id: 7, ip: '192.0.2.1' }]);
  await forgetAddresses(db, from(181));
  expect(await rows()).toEqual([{ event: 'login', user_id: 7, ip: null }]);
});

test('nothing else about a record changes, and no address is added', async () => {
  const { db } = server.deps;
  await recordAudit(db, { event: 'logout', userId: 7, ip: '192.0.2.2' });
  const update = db.updateTable('audit_events');
  for (const change of [{ event: 'login' }, { user_id: null }, { ip: '192.0.2.3' }]) {
    await expect(update.set(change).execute()).rejects.toThrow('append-only');
  }
  await expect(update.set({ ip: null, user_id: 8 }).execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('audit_events').execute()).rejects.toThrow('append-only');
});
