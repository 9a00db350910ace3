import { createTestServer } from '#server/testing/createTestServer';
import { createGoogleServer, type GoogleServer } from '#server/testing/services/googleServer';
import { createGoogleVisitor } from '#server/testing/services/googleVisitor';
import type { TokenResponse } from '#server/testing/services/oidcProvider';

let server: GoogleServer;
beforeAll(async () => {
  server = await createGoogleServer();
});
afterAll(() => server.close());

beforeEach(() => {
  server.lines.length = 0;
});
afterEach(() => server.provider.disturb(null));

const warnings = () =>
  server.lines
    .map((line) => JSON.parse(line) as { level: number; reason?: string; code?: string })
    .filter(({ level }) => level >= 40);
const lastFailure = () =>
  server.deps.db
    .selectFrom('audit_events')
    .select(['event', 'user_id', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Checks that the attempt ended at the login page, with one warning, one audit entry and no secret.
 */
async function expectFailure(
  response: { status: number; location: string },
  reason: string,
  code?: string,
) {
  expect(response.status).toBe(302);
  expect(response.location).toBe('http://localhost:3000/login?error=google');
  const told = { reason, ...(code === undefined ? {} : { code }) };
  expect(warnings()).toEqual([expect.objectContaining(told)]);
  expect(await lastFailure()).toMatchObject({ event: 'google_failed', details: told });
  expect(server.lines.join('')).not.toMatch(/quad-test-secret|state=|code=|eyJ/);
}

describe('the callback', () => {
  it('leads to the login page with a valid, lasting token, and removes the cookie', async () => {
    const visitor = server.visitor();
    const response = await visitor.signIn();
    expect(response.status).toBe(302);
    expect(response.location).toBe(`http://localhost:3000/login?token=${response.token}`);
    expect(response.setCookie).toMatch(
      /^quad_google=; Max-Age=0; Path=\/api\/auth\/google\/callback/,
    );
    const me = await server.api('GET', '/auth/users/me', { token: response.token ?? '' });
    expect(me.body).toMatchObject({ email: visitor.account.email, profile_completed: false });
    const session = await server.deps.db
      .selectFrom('sessions')
      .select(['remember', 'expires_at'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(session).toEqual({ remember: true, expires_at: null });
    expect(warnings()).toEqual([]);
    expect(server.lines.join('')).not.toContain(response.token);
    expect(server.lines.join('')).toContain('"route":"/api/auth/google/callback"');
  });

  it('works in another process than the start', async () => {
    const visitor = server.visitor();
    const { location } = await visitor.start();
    const callback = await visitor.passProvider(location);
    const { google, publicUrl } = server.deps.config;
    const second = await createTestServer({
      config: { google, publicUrl },
      deps: { secrets: server.deps.secrets },
    });
    try {
      const there = createGoogleVisitor(second);
      there.cookie = visitor.cookie;
      expect((await there.comeBack(callback)).token).toMatch(/^[\w-]{43}$/);
    } finally {
      await second.close();
    }
  });

  it('fails if the person declines', async () => {
    const visitor = server.visitor();
    const { location } = await visitor.start();
    const back = new URL('http://localhost:3000/api/auth/google/callback');
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('state', new URL(location).searchParams.get('state') ?? '');
    back.searchParams.set('iss', server.provider.issuer);
    await expectFailure(await visitor.comeBack(back), 'denied');
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['two states', (url: URL) => url.searchParams.append('state', 'y')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['another provider', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('fails with %s in the address', async (_, toCallback) => {
    const response = await server.visitor().signIn({ toCallback });
    await expectFailure(response, 'response_refused', 'OAUTH_INVALID_RESPONSE');
  });

  it('fails with an invalid code', async () => {
    const response = await server.visitor().signIn({
      toCallback: (url) => url.searchParams.set('code', 'guessed'),
    });
    await expectFailure(response, 'response_refused', 'OAUTH_RESPONSE_BODY_ERROR');
  });

  it('fails if the code was requested with another challenge than ours', async () => {
    const response = await server.visitor().signIn({
      toProvider: (url) => url.searchParams.set('code_challenge', 'c'.repeat(43)),
    });
    await expectFailure(response, 'response_refused', 'OAUTH_RESPONSE_BODY_ERROR');
  });

  it('fails if the signed response is for another nonce', async () => {
    const response = await server.visitor().signIn({
      toProvider: (url) => url.searchParams.set('nonce', 'n'.repeat(43)),
    });
    await expectFailure(response, 'response_refused', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED');
  });

  it('fails without the cookie, and with a forged one', async () => {
    for (const cookie of ['', 'quad_google=', `quad_google=${'A'.repeat(200)}`]) {
      const visitor = server.visitor();
      const { location } = await visitor.start();
      const callback = await visitor.passProvider(location);
      server.lines.length = 0;
      const stranger = createGoogleVisitor(server);
      stranger.cookie = cookie;
      await expectFailure(await stranger.comeBack(callback), 'no_attempt');
    }
  });

  it('fails with another person’s cookie', async () => {
    const [victim, attacker] = [server.visitor(), server.visitor()];
    await victim.start();
    const callback = await attacker.passProvider((await attacker.start()).location);
    const stranger = createGoogleVisitor(server);
    stranger.cookie = (await createGoogleVisitor(server).start()).setCookie.split(';')[0] ?? '';
    const response = await stranger.comeBack(callback);
    await expectFailure(response, 'response_refused', 'OAUTH_INVALID_RESPONSE');
  });

  it('fails ten minutes after the start', async () => {
    const late = await createGoogleServer();
    try {
      const visitor = late.visitor();
      const callback = await visitor.passProvider((await visitor.start()).location);
      late.clock.advance(10 * 60_000);
      expect((await visitor.comeBack(callback)).error).toBe('google');
      expect(late.lines.join('')).toContain('"reason":"attempt_expired"');
    } finally {
      await late.close();
    }
  });

  it('fails when replayed, with the cookie gone and with a copy of it', async () => {
    const visitor = server.visitor();
    const callback = await visitor.passProvider((await visitor.start()).location);
    const { cookie } = visitor;
    const first = await visitor.comeBack(callback);
    expect(first.token).not.toBeNull();
    await expectFailure(await visitor.comeBack(callback), 'no_attempt');
    server.lines.length = 0;
    const thief = createGoogleVisitor(server);
    thief.cookie = cookie;
    const again = await thief.comeBack(callback);
    await expectFailure(again, 'response_refused', 'OAUTH_RESPONSE_BODY_ERROR');
  });

  const withToken = (change: (idToken: string) => string) => (response: TokenResponse) => {
    const body = response.body as { id_token: string };
    response.body = { ...body, id_token: change(body.id_token) };
  };
  const otherLetter = (letter: string) => (letter === 'A' ? 'B' : 'A');

  it.each([
    [
      'an ID token whose signature is wrong',
      'OAUTH_INVALID_RESPONSE',
      withToken((token) =>
        token.replace(
          /\.(.)([^.]+)$/,
          (_, first: string, rest: string) => `.${otherLetter(first)}${rest}`,
        ),
      ),
    ],
    [
      'an ID token that nobody signed',
      'OAUTH_INVALID_RESPONSE',
      withToken((token) => {
        const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
        return `${none}.${token.split('.')[1] ?? ''}.`;
      }),
    ],
    [
      'no ID token',
      'OAUTH_INVALID_RESPONSE',
      (response: TokenResponse) => {
        response.body = { access_token: 'a', token_type: 'Bearer' };
      },
    ],
    [
      'a failure of the provider',
      'OAUTH_RESPONSE_IS_NOT_CONFORM',
      (response: TokenResponse) => {
        response.status = 500;
        response.body = 'broken';
      },
    ],
  ])('fails with %s', async (_, code, change) => {
    server.provider.disturb(change);
    await expectFailure(await server.visitor().signIn(), 'response_refused', code);
  });

  it('fails if the provider never responds', async () => {
    server.provider.disturb(() => new Promise(() => undefined));
    await expectFailure(await server.visitor().signIn(), 'response_refused', 'OAUTH_TIMEOUT');
  });

  it('fails while the provider is down, and works again when it is back', async () => {
    const visitor = server.visitor();
    const callback = await visitor.passProvider((await visitor.start()).location);
    await server.provider.stop();
    const response = await visitor.comeBack(callback);
    await server.provider.restart();
    await expectFailure(response, 'response_refused');
    expect((await server.visitor().signIn()).token).not.toBeNull();
  });
});
