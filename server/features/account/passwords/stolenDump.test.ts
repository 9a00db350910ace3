import { createHash, createHmac } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { lastCodeTo } from '#server/testing/factories';

const email = 'dumped@campus.example';
const passwords = ['quiet-lantern-7', 'amber-harbour-8'] as const;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Every row of every table as text, with bytes in hexadecimal. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
  `.execute(server.deps.db);
  expect(tables.rows.length).toBeGreaterThan(10);
  const rows = await Promise.all(
    tables.rows.map(({ name }) =>
      sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(name)} AS t`.execute(
        server.deps.db,
      ),
    ),
  );
  return rows.flatMap(({ rows: each }) => each.map(({ row }) => row)).join('\n');
}

/** The encodings in which bytes could appear in a row. */
const spellings = (bytes: Buffer) =>
  (['hex', 'base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding));

/**
 * Hashes an attacker could precompute: a code has a million values, so a fast hash would reveal it.
 */
function quickHashes(code: string, userId: number): string[] {
  const purposes = ['verify_email', 'reset_password'];
  const contexts = [
    '',
    String(userId),
    email,
    ...purposes,
    ...purposes.map((p) => `${p}:${userId}`),
  ];
  return ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) =>
    contexts.flatMap((context) => [
      ...spellings(createHmac(algorithm, context).update(code).digest()),
      ...['', ':', '.', ' '].flatMap((sign) => [
        ...spellings(createHash(algorithm).update(`${context}${sign}${code}`).digest()),
        ...spellings(createHash(algorithm).update(`${code}${sign}${context}`).digest()),
      ]),
    ]),
  );
}

test('A copy of the whole database, at any time, contains no usable token, code or password.', async () => {
  const tokens: string[] = [];
  const codes: string[] = [];
  const dumps: string[] = [];
  const post = async <T>(path: string, json: object) => {
    const response = await server.api<T>('POST', path, { json });
    expect([path, response.status]).toEqual([path, expect.any(Number)]);
    expect(response.status).toBeLessThan(300);
    dumps.push(await dump());
    return response.body;
  };
  const signIn = async (password: string) => {
    const { body } = await server.api<{ access_token: string }>('POST', '/auth/token', {
      form: { username: 'dumped', password },
    });
    tokens.push(body.access_token);
    dumps.push(await dump());
  };
  const mailed = async () => {
    const code = await lastCodeTo(server, email);
    // Dumps once while the mail is queued and once after it was sent.
    dumps.push(await dump());
    await server.runJobs();
    dumps.push(await dump());
    codes.push(code);
    return code;
  };

  await post('/auth/signup', { username: 'dumped', email, password: passwords[0] });
  await post('/auth/verify-otp', { email, otp: await mailed() });
  await signIn(passwords[0]);
  await post('/auth/forgot-password', { email });
  const otp = await mailed();
  await post('/auth/reset-password', { email, otp, new_password: passwords[1] });
  await signIn(passwords[1]);
  await server.api('POST', '/posts/create_text_post', {
    token: tokens[1] ?? '',
    form: { content: 'A note.' },
    headers: { 'idempotency-key': 'once' },
  });
  dumps.push(await dump());

  const { id } = await server.deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const all = dumps.join('\n');
  expect(all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(all).toContain('A note.');
  expect(codes).toHaveLength(2);
  expect(tokens).toHaveLength(2);
  const secrets = [
    ...passwords.flatMap((password) => [password, ...spellings(Buffer.from(password))]),
    ...passwords.flatMap((password) => spellings(createHash('sha256').update(password).digest())),
    ...tokens.flatMap((token) => [token, ...spellings(Buffer.from(token, 'base64url'))]),
    ...codes.flatMap((code) => spellings(Buffer.from(code))),
    ...codes.flatMap((code) => quickHashes(code, id)),
  ];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  // Digits alone may be part of a longer number, such as a timestamp.
  for (const code of codes)
    expect(all).not.toMatch(new RegExp(`(?<![0-9a-f.])${code}(?![0-9a-f])`));
});

test('The key that protects the codes and the queued mails is in a private file, not in the database.', async () => {
  const path = join(server.deps.config.dataDir, 'secret.key');
  const key = await readFile(path, 'utf8');
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const all = await dump();
  for (const spelling of spellings(Buffer.from(key, 'base64url'))) {
    expect(all).not.toContain(spelling);
  }
});
