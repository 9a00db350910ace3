import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createGoogleServer, type GoogleServer } from '#server/testing/services/googleServer';
import { createGoogleVisitor } from '#server/testing/services/googleVisitor';

let server: GoogleServer;
beforeAll(async () => {
  server = await createGoogleServer();
});
afterAll(() => server.close());

describe('the redirect to the provider', () => {
  it('requests a code with S256, and a new state and nonce each time, and forces no screen', async () => {
    const [one, two] = [await server.visitor().start(), await server.visitor().start()];
    const query = new URL(one.location).searchParams;
    expect(one.status).toBe(302);
    expect(one.location.startsWith(`${server.provider.issuer}/auth?`)).toBe(true);
    expect(Object.fromEntries(query)).toEqual({
      client_id: 'quad-test',
      redirect_uri: 'http://localhost:3000/api/auth/google/callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    const other = new URL(two.location).searchParams;
    for (const name of ['code_challenge', 'state', 'nonce']) {
      expect(other.get(name)).not.toBe(query.get(name));
    }
  });

  it('keeps the attempt for ten minutes in an encrypted cookie that only the callback receives', async () => {
    const { setCookie, location } = await server.visitor().start();
    const [pair = '', ...attributes] = setCookie.split('; ');
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      'Max-Age=600',
      'Path=/api/auth/google/callback',
      'SameSite=Lax',
    ]);
    const state = new URL(location).searchParams.get('state') ?? '';
    const value = pair.split('=')[1] ?? '';
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain(state);
  });

  it.each([
    ['ada@campus.example', 'ada@campus.example'],
    ['ada', null],
    [`${'a'.repeat(250)}@campus.example`, null],
  ])('offers the typed account %s to the provider as %s', async (typed, hint) => {
    const { location } = await server.visitor().start(typed);
    expect(new URL(location).searchParams.get('login_hint')).toBe(hint);
  });

  it('continues without an account if the address names several', async () => {
    const path = '/auth/google/login?login_hint=a@b.example&login_hint=c@d.example';
    const { status, headers } = await server.api('GET', path);
    expect(status).toBe(302);
    expect(String(headers.location)).not.toContain('login_hint');
  });
});

describe('a provider that is unreachable at the start', () => {
  it('fails, and is tried again at the next sign-in', async () => {
    const other = await createGoogleServer();
    try {
      await other.provider.stop();
      const failed = await createGoogleVisitor(other).start();
      expect(failed).toMatchObject({ status: 302, error: 'google', setCookie: '' });
      expect(other.lines.join('')).toContain(
        '"reason":"provider_unavailable","code":"ECONNREFUSED"',
      );
      await other.provider.restart();
      const { location } = await createGoogleVisitor(other).start();
      expect(location).toContain(`${other.provider.issuer}/auth?`);
    } finally {
      await other.close();
    }
  });

  it('fails if the provider accepts the request and never responds', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const google = { clientId: 'a', clientSecret: 'b', issuer: `http://127.0.0.1:${port}` };
    const other = await createGoogleServer({ config: { google } });
    try {
      const responses = await Promise.all([1, 2, 3].map(() => createGoogleVisitor(other).start()));
      expect(responses.map(({ error }) => error)).toEqual(['google', 'google', 'google']);
    } finally {
      await other.close();
      silent.closeAllConnections();
      silent.close();
    }
  });
});

describe('limits', () => {
  it('a hundred starts and a hundred callbacks in five minutes are enough for one address', async () => {
    const limited = await createGoogleServer({ config: { rateLimits: 'on' } });
    try {
      for (const path of ['/auth/google/login', '/auth/google/callback']) {
        limited.lines.length = 0;
        let last = '';
        for (let calls = 0; calls < 103; calls += 1) {
          const { status, headers } = await limited.api('GET', path);
          expect(status).toBe(302);
          last = String(headers.location);
        }
        expect(last).toBe('http://localhost:3000/login?error=google');
        const refused = limited.lines.filter((line) => line.includes('"reason":"too_many"'));
        expect(refused).toHaveLength(1);
      }
    } finally {
      await limited.close();
    }
  });
});

describe('over https', () => {
  it('the cookie is sent over https only', async () => {
    const secure = await createGoogleServer({ config: { publicUrl: 'https://quad.example' } });
    try {
      const { setCookie } = await createGoogleVisitor(secure).start();
      expect(setCookie).toMatch(/^__Secure-quad_google=.*; Secure$/);
    } finally {
      await secure.close();
    }
  });
});
