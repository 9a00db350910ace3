import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { readConfig } from '#server/platform/config/config';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';

const SCRIPT = 'document.title = "Quad"';
const SHELL = `<!doctype html><script>${SCRIPT}</script><script src="/assets/main.js"></script>`;

const OFF = ['google', 'site', 'notice'].map((mark) => `<meta name="quad-${mark}" content="off">`);
/** The marks of a page, of which one is on. */
const marksWith = (mark: string) =>
  OFF.map((meta) => (meta.includes(mark) ? meta.replace('off', 'on') : meta)).join('');

describe('the pages', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quad-pages-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, 'prerendered'));
    await writeFile(join(folder, 'index.html'), SHELL);
    await writeFile(join(folder, 'prerendered/landing.html'), 'landing page');
    await writeFile(join(folder, 'prerendered/login.html'), 'login page');
    const off = OFF.join('');
    await writeFile(join(folder, 'prerendered/signup.html'), off);
    await writeFile(join(folder, 'prerendered/signup.html.br'), brotliCompressSync(off));
    await mkdir(join(folder, 'prerendered/dashboard'));
    await writeFile(join(folder, 'prerendered/dashboard/posts.html'), 'feed page');
    await writeFile(join(folder, 'assets/main.js'), 'plain');
    await writeFile(join(folder, 'assets/main.js.br'), brotliCompressSync('compressed'));
    await writeFile(join(folder, 'assets/main.js.map'), '{}');
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    server = await createTestServer({ pagesDir: folder });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers });

  it.each(['/dashboard/posts/1', '/user/john.doe/research', '/university/A%2FB%20C?tab=1'])(
    'at %s are the application, revalidated each time',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(SHELL);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      });
    },
  );

  it('that were prerendered at build time are sent at their paths', async () => {
    expect((await get('/')).body).toBe('landing page');
    expect((await get('/login')).body).toBe('login page');
    expect((await get('/login/?x=1')).body).toBe('login page');
    expect((await get('/dashboard/posts?highlight=1')).body).toBe('feed page');
  });

  it('say that Google sign-in is available only if it is', async () => {
    const google = { clientId: 'a', clientSecret: 'b', issuer: 'https://accounts.example' };
    const withGoogle = await createTestServer({ pagesDir: folder, config: { google } });
    const headers = { 'accept-encoding': 'br' };
    const page = await withGoogle.app.inject({ url: '/signup', headers });
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe(marksWith('google'));
    await withGoogle.close();
    expect((await get('/signup')).body).toBe(OFF.join(''));
  });

  it.each([
    ['site', { OPERATOR_NAME: 'University of Dhaka' }],
    ['notice', { NOTICE: 'Quad is down tonight.' }],
  ])('say that there is a %s of the operator', async (mark, env) => {
    const { site } = readConfig(env);
    const withSite = await createTestServer({ pagesDir: folder, config: { site } });
    expect((await withSite.app.inject('/signup')).body).toBe(marksWith(mark));
    await withSite.close();
  });

  it('are compressed for clients that accept it, and not sent again to clients that have them cached', async () => {
    const packed = await get('/x', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SHELL);
    expect((await get('/x', { 'accept-encoding': 'br;q=0' })).body).toBe(SHELL);
    const etag = String(packed.headers.etag);
    expect((await get('/x', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('list their inline scripts in a policy that allows no others', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('ws://127.0.0.1:3000');
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default; ");
  });

  it('have the headers that keep other sites out', async () => {
    expect((await get('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
    });
  });

  it('load immutable files that were compressed at build time', async () => {
    const plain = await get('/assets/main.js');
    expect(plain.body).toBe('plain');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.vary).toBe('accept-encoding');
    const packed = await get('/assets/main.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('compressed');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/old.js', '/assets/main.js.map', '/assets/../index.html', '/missing.ico'])(
    'are not sent for the file %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('are not sent for other methods', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });

  it('report that they are not built', async () => {
    const bare = await createTestServer({ pagesDir: join(folder, 'none') });
    const response = await bare.app.inject('/');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      detail: 'The pages have not been built yet. Run npm run build.',
    });
    await bare.close();
  });

  it('report CSP violations, in either format that browsers use', async () => {
    const send = (type: string, body: unknown) =>
      server.app.inject({
        method: 'POST',
        url: '/api/csp-reports',
        headers: { 'content-type': type },
        payload: JSON.stringify(body),
      });
    const old = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'http://x/' } };
    const recent = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }];
    expect((await send('application/csp-report', old)).statusCode).toBe(204);
    expect((await send('application/reports+json', recent)).statusCode).toBe(204);
    expect((await get('/metrics')).body).toContain('quad_csp_violations_total 2');
  });
});
