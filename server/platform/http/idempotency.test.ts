import { Type } from '@sinclair/typebox';
import { defineCall } from '#contract/defineCall';
import { record } from '#contract/schema';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { inTransaction } from '../database/inTransaction';
import { conflict } from './problem';
import { route } from './route';

const HOUR_MS = 60 * 60_000;
const common = { tag: 'Test', summary: 'Counts', access: 'verified', method: 'POST' } as const;
const makeThing = defineCall({
  ...common,
  path: '/things',
  bodyKind: 'json',
  body: record({ name: Type.String(), note: Type.Optional(Type.String()) }),
  status: 201,
  response: record({ count: Type.Integer() }),
});
const uploadThing = defineCall({
  ...common,
  path: '/thing-files',
  bodyKind: 'multipart',
  body: record({}),
  files: { file: { maxFiles: 1, maxBytes: 100 } },
  status: 201,
  response: record({ count: Type.Integer() }),
});

describe('the Idempotency-Key', () => {
  let server: TestServer;
  let token: string;
  let count = 0;
  let pause: Promise<void> = Promise.resolve();
  let onStart = (): void => undefined;
  beforeAll(async () => {
    server = await createTestServer({
      routes: () => [
        route(makeThing, async ({ body }) => {
          onStart();
          await pause;
          count += 1;
          if (body.name === 'fail') throw conflict('No.');
          if (body.name === 'die') {
            // Simulates a process that dies after the commit and before its response.
            await inTransaction(server.deps.db, () => Promise.resolve());
            throw conflict('Died.');
          }
          return { count };
        }),
        route(uploadThing, () => Promise.resolve({ count: (count += 1) })),
      ],
    });
    ({ token } = await server.person());
  });
  beforeEach(() => {
    count = 0;
    pause = Promise.resolve();
  });
  afterAll(() => server.close());

  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const make = (key: string, json: unknown, as = token) =>
    server.api('POST', '/things', { token: as, json, headers: { 'idempotency-key': key } });

  it('never repeats committed work, even if its response was lost', async () => {
    const key = newKey();
    await make(key, { name: 'die' });
    server.clock.advance(HOUR_MS);
    const again = await make(key, { name: 'die' });
    expect([again.status, count]).toEqual([409, 1]);
    expect(again.body).toMatchObject({
      detail: expect.stringContaining('already saved') as string,
    });
  });

  it('returns the first response again for the same request, in any order of properties', async () => {
    const key = newKey();
    const first = await make(key, { name: 'a', note: 'b' });
    const again = await make(key, { note: 'b', name: 'a' });
    expect(first).toMatchObject({ status: 201, body: { count: 1 } });
    expect(again).toMatchObject({ status: 201, body: { count: 1 } });
    expect(count).toBe(1);
  });

  it('refuses a different body, and accepts other users and other keys', async () => {
    const key = newKey();
    const other = await server.person();
    await make(key, { name: 'a' });
    expect((await make(key, { name: 'b' })).status).toBe(409);
    expect((await make(key, { name: 'a' }, other.token)).body).toEqual({ count: 2 });
    expect((await make(newKey(), { name: 'a' })).body).toEqual({ count: 3 });
  });

  it('runs the work once for concurrent requests, and asks the others to wait', async () => {
    const key = newKey();
    let go = (): void => undefined;
    pause = new Promise((resolve) => {
      go = resolve;
    });
    let started = (): void => undefined;
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    onStart = started;
    const first = make(key, { name: 'a' });
    await running;
    const others = await Promise.all(Array.from({ length: 4 }, () => make(key, { name: 'a' })));
    for (const other of others) {
      expect(other).toMatchObject({ status: 409, headers: { 'retry-after': '1' } });
    }
    go();
    expect(await first).toMatchObject({ status: 201, body: { count: 1 } });
    expect(count).toBe(1);
  });

  it('does not keep failed responses', async () => {
    const key = newKey();
    expect((await make(key, { name: 'fail' })).status).toBe(409);
    expect((await make(key, { name: 'fail' })).body).toEqual({ detail: 'No.' });
    expect(count).toBe(2);
  });

  it('forgets keys after a day', async () => {
    const key = newKey();
    await make(key, { name: 'a' });
    server.clock.advance(23 * HOUR_MS);
    expect((await make(key, { name: 'a' })).body).toEqual({ count: 1 });
    server.clock.advance(2 * HOUR_MS);
    expect((await make(key, { name: 'b' })).body).toEqual({ count: 2 });
  });

  it('distinguishes files by their bytes', async () => {
    const key = newKey();
    const send = (text: string) => {
      const multipart = new FormData();
      multipart.append('file', new Blob([text]), 'a.txt');
      const headers = { 'idempotency-key': key };
      return server.api('POST', '/thing-files', { token, multipart, headers });
    };
    expect((await send('one')).body).toEqual({ count: 1 });
    expect((await send('one')).body).toEqual({ count: 1 });
    expect((await send('two')).status).toBe(409);
  });

  it.each(['', 'x'.repeat(129)])('is refused when it is empty or too long', async (key) => {
    expect((await make(key, { name: 'a' })).status).toBe(400);
  });
});
