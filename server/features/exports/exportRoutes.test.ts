import { calls } from '#contract/calls/index';
import { stopCitationWorker } from '#server/features/research/citations/readCitations';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { bearer, mailsTo, type TestUser } from '#server/testing/factories';
import { storedFiles } from '#server/testing/files/storedFiles';
import { unzip } from '#server/testing/files/unzip';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { waitUntil } from '#server/testing/waitUntil';
import { claimExport } from './job/exportAttempt';
import { expireExports } from './job/expireExports';
import { download, list, openExport, request, runAll } from './testing/openExport';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let server: TestServer;
let nusrat: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await stopCitationWorker();
  await server.close();
});
beforeEach(async () => {
  nusrat = await server.person();
});
afterEach(() => server.deps.db.deleteFrom('account_exports').execute());

const statesOf = async (user = nusrat) => (await list(server, user)).map(({ state }) => state);

testRefusals(() => server, ['requestExport', 'listExports']);

test('an export waits, is written, mailed about and downloaded', async () => {
  expect(await list(server, nusrat)).toEqual([]);
  const body = { display_name: 'Nusrat Jahan' };
  await callAs(server, nusrat, calls.changeDetails, { body });
  const { status, response } = await request(server, nusrat);
  expect(status).toBe(202);
  expect(await list(server, nusrat)).toMatchObject([
    { id: response.id, state: 'waiting', size: null, url: null, expires_at: null },
  ]);
  await runAll(server);
  const [done] = await list(server, nusrat);
  expect(done).toMatchObject({ id: response.id, state: 'done' });
  const lastsMs = Date.parse(done?.expires_at ?? '') - server.clock.now().getTime();
  expect(lastsMs).toBeGreaterThan(7 * DAY_MS - 60_000);
  expect(lastsMs).toBeLessThanOrEqual(7 * DAY_MS);

  const { statusCode, headers, rawPayload } = await download(server, done?.url ?? '');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-length': String(done?.size),
  });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="quad-user-\w+-\d{4}-/);
  expect([...(await unzip(rawPayload)).keys()]).toEqual([
    'index.html',
    'quad.json',
    'works.bib',
    'events.ics',
  ]);

  const [mail] = (await mailsTo(server, nusrat.email)).slice(-1);
  expect(mail?.subject).toBe('Your data is ready');
  expect(mail?.text).toContain(`your account Nusrat Jahan (@${nusrat.username}) on Quad`);
  expect(mail?.text).toContain('/dashboard/settings/data');
  expect(mail?.text).not.toContain('signature');
});

test('a second one is refused while one is written, and for a day after', async () => {
  await request(server, nusrat);
  expect(await request(server, nusrat)).toMatchObject({
    status: 409,
    problem: { detail: 'Your data is already being collected. We email you when it is ready.' },
  });
  await runAll(server);
  server.clock.advance(HOUR_MS);
  const refused = await server.api<{ detail: string }>('POST', '/account/export', {
    token: nusrat.token,
  });
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe(String(23 * 3_600));
  expect(refused.body.detail).toContain('23 hours');
  server.clock.advance(23 * HOUR_MS);
  expect((await request(server, nusrat)).status).toBe(202);
});

test('of twenty requests at once, one starts an export', async () => {
  const asked = await Promise.all(Array.from({ length: 20 }, () => request(server, nusrat)));
  expect(asked.map(({ status }) => status).sort()).toEqual([202, ...Array<number>(19).fill(409)]);
  expect(await statesOf()).toEqual(['waiting']);
});

test('a repeated request with the same key starts one export', async () => {
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/account/export',
      headers: { ...bearer(nusrat), 'idempotency-key': 'again' },
    });
  const [first, second] = [await send(), await send()];
  expect(second.json()).toEqual(first.json());
  expect(second.statusCode).toBe(202);
  expect(await statesOf()).toEqual(['waiting']);
});

test('the address works without a token, for this export, until it expires', async () => {
  await openExport(server, nusrat);
  const [first] = await list(server, nusrat);
  const url = first?.url ?? '';
  const tanvir = await server.person();
  await openExport(server, tanvir);
  const [other] = await list(server, tanvir);
  const wrong = [
    url.replace(/signature=(.)/, (_, sign) => `signature=${sign === 'A' ? 'B' : 'A'}`),
    url.replace(/expires=\d+/, 'expires=99999999999'),
    url.replace(/exports\/\d+/, `exports/${other?.id}`),
    url.split('?')[0] ?? '',
  ];
  const refused = await Promise.all(wrong.map((address) => download(server, address)));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  expect(await list(server, tanvir)).toHaveLength(1);

  server.clock.advance(7 * DAY_MS - 60_000);
  expect((await download(server, url)).statusCode).toBe(200);
  server.clock.advance(120_000);
  const late = await download(server, url);
  expect(late.statusCode).toBe(403);
  expect(late.json()).toEqual({
    detail: 'This link has expired. Request your data again in your settings.',
  });
});

test('a disabled account’s address stops working', async () => {
  await openExport(server, nusrat);
  const [ready] = await list(server, nusrat);
  const { db, clock } = server.deps;
  await db
    .updateTable('users')
    .set({ disabled_at: clock.now() })
    .where('id', '=', nusrat.id)
    .execute();
  expect((await download(server, ready?.url ?? '')).statusCode).toBe(403);
});

test('expired files are deleted, and never counted to the person’s storage', async () => {
  const before = await storedFiles(server);
  await openExport(server, nusrat);
  const used = () =>
    server.deps.db
      .selectFrom('users')
      .select('stored_bytes')
      .where('id', '=', nusrat.id)
      .executeTakeFirstOrThrow();
  await server.deps.db
    .updateTable('users')
    .set({ stored_bytes: 1_000_000 })
    .where('id', '=', nusrat.id)
    .execute();
  expect(await storedFiles(server)).toHaveLength(before.length + 1);
  server.clock.advance(7 * DAY_MS);
  expect(await statesOf()).toEqual(['expired']);
  await expireExports(server.deps);
  expect(await statesOf()).toEqual(['expired']);
  const row = await server.deps.db.selectFrom('account_exports').selectAll().executeTakeFirst();
  expect(row).toMatchObject({ state: 'expired', file_id: null });
  expect(await used()).toEqual({ stored_bytes: 1_000_000 });
  // The bytes go after the commit.
  await waitUntil(async () => expect(await storedFiles(server)).toEqual(before));
  server.clock.advance(30 * DAY_MS);
  await expireExports(server.deps);
  expect(await server.deps.db.selectFrom('account_exports').selectAll().execute()).toEqual([]);
});

test('an export whose process died is begun again, and its late end changes nothing', async () => {
  await request(server, nusrat);
  expect(await claimExport(server.deps)).toMatchObject({ user_id: nusrat.id, attempts: 1 });
  expect(await statesOf()).toEqual(['running']);
  await runAll(server);
  expect(await statesOf()).toEqual(['running']);
  server.clock.advance(3 * 60_000);
  await runAll(server);
  expect(await statesOf()).toEqual(['done']);
});

test('an export whose processes die three times fails, and can be asked for again', async () => {
  await request(server, nusrat);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(await claimExport(server.deps)).toMatchObject({ attempts: attempt });
    server.clock.advance(3 * 60_000);
  }
  expect(await claimExport(server.deps)).toBeUndefined();
  expect(await statesOf()).toEqual(['failed']);
  expect((await request(server, nusrat)).status).toBe(202);
});

test('an export that two processes write is recorded once', async () => {
  await request(server, nusrat);
  await Promise.all([runAll(server), runAll(server), runAll(server)]);
  const files = await server.deps.db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', nusrat.id)
    .execute();
  expect(files).toHaveLength(1);
  expect(await statesOf()).toEqual(['done']);
});

test('a full storage is tried three times, half a minute apart, and leaves nothing behind', async () => {
  const { deps } = server;
  const before = await storedFiles(server);
  const write = jest.spyOn(deps.storage, 'write').mockRejectedValue(new Error('No space.'));
  await request(server, nusrat);
  for (const state of ['waiting', 'waiting', 'failed']) {
    await runAll(server);
    await runAll(server);
    expect(await statesOf()).toEqual([state]);
    server.clock.advance(31_000);
  }
  expect(write).toHaveBeenCalledTimes(3);
  write.mockRestore();
  expect(await storedFiles(server)).toEqual(before);
  expect((await callAs(server, nusrat, calls.requestExport)).status).toBe(202);
});
