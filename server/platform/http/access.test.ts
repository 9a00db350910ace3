import { Writable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { defineCall, type Call } from '#contract/defineCall';
import { record } from '#contract/schema';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createLog } from '../log';
import { createMemoryRateLimits } from './limits/limiterRules';
import { forbidden } from './problem';
import { route } from './route';

const common = { tag: 'Test', summary: 'Test', method: 'GET', response: Type.Unknown() } as const;
const open = defineCall({ ...common, path: '/open', access: 'anonymous' });
const closed = defineCall({ ...common, path: '/closed', access: 'verified' });
const denied = defineCall({ ...common, path: '/denied', access: 'verified' });
const broken = defineCall({
  ...common,
  path: '/broken/:kind',
  access: 'anonymous',
  params: record({ kind: Type.String() }),
});
const counted = defineCall({ ...common, path: '/counted', access: 'anonymous' });
const replace = defineCall({ ...common, method: 'PUT', path: '/open', access: 'verified' });

const errorsByKind: Record<string, (server: TestServer['deps']) => unknown> = {
  value: ({ db }) => sql`select 'abc'::text::integer`.execute(db),
  ended: ({ db }) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db),
  syntax: ({ db }) => sql`select secret_column from nowhere`.execute(db),
  plain: () => Promise.reject(new Error('secret at /srv/place')),
};

describe('access to calls, and error responses', () => {
  let server: TestServer;
  let lines: string[] = [];
  const log = createLog(
    { logLevel: 'info' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  beforeAll(async () => {
    server = await createTestServer({
      log,
      config: { apiLimits: { perToken: 3, perAddress: 5 } },
      deps: { limits: createMemoryRateLimits() },
      routes: (deps) => [
        route(open, () => Promise.resolve({ fine: true })),
        route(counted, () => Promise.resolve({ fine: true }), {
          limits: [{ name: 'counted', points: 1, seconds: 60, key: ({ ip }) => ip }],
        }),
        route(replace, () => Promise.resolve({ fine: true })),
        route(closed, ({ caller }) => Promise.resolve({ ...caller })),
        route(denied, () => Promise.reject(forbidden('This is not yours.'))),
        route(broken, ({ params }) => Promise.resolve(errorsByKind[params.kind]?.(deps))),
      ],
    });
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(() => server.close());

  let addresses = 0;
  /** An address that has made no call yet. */
  const fresh = () => `10.0.0.${(addresses += 1)}`;
  const call = (url: string, { token = '', ip = fresh(), method = 'GET' } = {}) =>
    server.app.inject({
      method,
      url: `/api${url}`,
      remoteAddress: ip,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });

  it('lets anyone make an anonymous call', async () => {
    expect((await call('/open')).statusCode).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(43), 'a b', "' or 1=1"])(
    'responds to a call with the token "%s" with 401',
    async (token) => {
      const response = await call('/closed', { token });
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
      expect(response.json()).toEqual({
        detail: expect.stringContaining('Please log in') as unknown,
      });
    },
  );

  it('responds to a user with an unverified e-mail address with 403 and the address', async () => {
    const { token, email } = await server.person({ verified: false });
    const response = await call('/closed', { token });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ detail: 'Please verify your email', email });
  });

  it('passes the caller to the handler', async () => {
    const { token, id, username } = await server.person();
    expect((await call('/closed', { token })).json()).toMatchObject({ id, username });
  });

  it('refuses to start with a call that has no access rule', async () => {
    const ruleless = { ...open, access: undefined } as unknown as Call;
    await expect(
      createTestServer({ routes: () => [route(ruleless, () => Promise.resolve(undefined))] }),
    ).rejects.toThrow('GET /open has no access rule');
  });

  it('refuses to start with two handlers for one call', async () => {
    const one = route(open, () => Promise.resolve({}));
    await expect(createTestServer({ routes: () => [one, one] })).rejects.toThrow(
      'GET /open has two handlers',
    );
  });

  it('responds to an unknown call with 404 and to a wrong method with 405, also without a token', async () => {
    expect((await call('/nothing')).statusCode).toBe(404);
    const response = await server.app.inject({ method: 'DELETE', url: '/api/open/' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, PUT, HEAD');
    expect(response.json()).toEqual({ detail: 'This path only accepts GET, PUT, HEAD.' });
  });

  it('limits the calls of a session across addresses, and says when to retry', async () => {
    const { token, id } = await server.person();
    for (let calls = 0; calls < 3; calls += 1) {
      expect((await call('/closed', { token })).statusCode).toBe(200);
    }
    const response = await call('/closed', { token });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toEqual({
      detail: 'Too many requests. Please try again in 5 minutes.',
    });
    await call('/closed', { token });
    const audit = await server.deps.db
      .selectFrom('audit_events')
      .select(['event', 'details'])
      .where('user_id', '=', id)
      .execute();
    expect(audit).toEqual([
      { event: 'limit_hit', details: { route: 'GET /api/closed', rule: 'api-token' } },
    ]);
  });

  it('limits the calls of an address, and IPv6 addresses by their /64', async () => {
    const home = (host: number) => call('/open', { ip: `2001:db8:1:2::${host}` });
    for (let host = 1; host <= 5; host += 1) expect((await home(host)).statusCode).toBe(200);
    expect((await home(6)).statusCode).toBe(429);
    expect((await call('/open', { ip: '2001:db8:1:3::1' })).statusCode).toBe(200);
  });

  it('limits a call by its own rules', async () => {
    const ip = fresh();
    expect((await call('/counted', { ip })).statusCode).toBe(200);
    const response = await call('/counted', { ip });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await call('/counted')).statusCode).toBe(200);
  });

  it('records a denial in the audit', async () => {
    const { token, id } = await server.person();
    expect((await call('/denied', { token })).json()).toEqual({ detail: 'This is not yours.' });
    const audit = await server.deps.db
      .selectFrom('audit_events')
      .select(['event', 'ip', 'details'])
      .where('user_id', '=', id)
      .execute();
    expect(audit).toEqual([
      {
        event: 'denied',
        ip: expect.stringMatching(/^10\./) as unknown,
        details: { route: 'GET /api/denied' },
      },
    ]);
  });

  it.each([
    ['value', 400],
    ['ended', 503],
    ['syntax', 500],
    ['plain', 500],
  ])('responds to a %s error with %i and reveals nothing about its cause', async (kind, status) => {
    const response = await call(`/broken/${kind}`);
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json<object>())).toEqual(['detail']);
    expect(response.body).not.toMatch(/secret|select|place|integer|abc/);
  });

  it('logs the route pattern, but neither the address nor the headers', async () => {
    const { token, email } = await server.person();
    await call(`/broken/value?token=${token}&email=${email}`, { token });
    const logged = lines.join('');
    expect(logged).toContain('"route":"/api/broken/:kind"');
    expect(logged).toMatch(/"reqId":"[^"]+","method":"GET"/);
    expect(logged).toContain('"status":400');
    expect(logged).not.toContain(token);
    expect(logged).not.toContain(email);
  });
});
