import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';

const SHELL = '<!doctype html><html><head><title>Quad</title></head><body></body></html>';

describe('the page of a shared post', () => {
  let server: TestServer;
  let author: TestUser;
  let pagesDir: string;
  beforeAll(async () => {
    pagesDir = await mkdtemp(join(tmpdir(), 'quad-share-'));
    await writeFile(join(pagesDir, 'index.html'), SHELL);
    server = await createTestServer({ pagesDir });
    author = await server.person();
  });
  afterAll(async () => {
    await server.close();
    await rm(pagesDir, { recursive: true });
  });

  async function shared(content: string) {
    const body = { content };
    const { id } = (await callAs(server, author, calls.createTextPost, { body })).response;
    const link = await callAs(server, author, calls.sharePost, {
      params: { post_id: id },
      body: {},
    });
    return new URL(link.response.share_link);
  }
  const get = (url: string) => server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const tag = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

  it('contains title, text, URL and picture for other sites', async () => {
    const link = await shared('Robotics fair\nBring   a robot.');
    const { statusCode, body, headers } = await get(link.pathname);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Robotics fair</title>');
    expect(tag(body, 'og:title')).toBe('Robotics fair');
    expect(tag(body, 'og:description')).toBe('Robotics fair Bring a robot.');
    expect(tag(body, 'og:url')).toBe(link.href);
    expect(tag(body, 'og:image')).toBe(`${link.origin}/icon-512.png`);
    expect(tag(body, 'twitter:card')).toBe('summary');
    expect(body).toContain('<body></body>');
  });

  it("shows a post's picture, but no video", async () => {
    const link = await shared('Look');
    const token = link.pathname.slice('/share/'.length);
    const { db } = server.deps;
    const { post_id } = await db
      .selectFrom('post_shares')
      .select('post_id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    const file = {
      name: 'photo.webp',
      owner_id: author.id,
      purpose: 'post_media',
      mime_type: 'image/webp',
      bytes: 5,
      original_name: 'photo.jpg',
    };
    await db.updateTable('posts').set({ post_type: 'media' }).where('id', '=', post_id).execute();
    const { id } = await db
      .insertInto('files')
      .values(file)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('post_files')
      .values({ post_id, position: 0, file_id: id, kind: 'image', alt: 'A robot' })
      .execute();
    const { body } = await get(link.pathname);
    expect(tag(body, 'og:image')).toBe(
      `${link.origin}/api/interactions/share/${token}/files/${id}`,
    );
    expect(tag(body, 'og:image:alt')).toBe('A robot');
    await db.updateTable('post_files').set({ kind: 'video' }).execute();
    expect(tag((await get(link.pathname)).body, 'og:image')).toBe(`${link.origin}/icon-512.png`);
  });

  it('ends a long title at a word', async () => {
    const words = 'measuring '.repeat(12).trim();
    const { body } = await get((await shared(words)).pathname);
    expect(tag(body, 'og:title')).toBe(`${'measuring '.repeat(7).trim()}…`);
  });

  it('escapes HTML in a post', async () => {
    const { body } = await get((await shared('"><script>alert(1)</script>')).pathname);
    expect(body).not.toContain('<script>');
    expect(tag(body, 'og:title')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('is not cached or indexed, and has the CSP of all pages', async () => {
    const { headers, body } = await get((await shared('Quiet')).pathname);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(tag(body, 'robots')).toBe('noindex');
  });

  it.each(['/share/unknown', '/share/%00', `/share/${'x'.repeat(500)}`, "/share/'%20OR%201=1"])(
    'is the bare application with status 404 at %s',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body]).toEqual([404, SHELL]);
      expect(headers['x-robots-tag']).toBe('noindex');
    },
  );

  it('is gone when the link is revoked', async () => {
    const link = await shared('Gone');
    const token = link.pathname.slice('/share/'.length);
    await server.deps.db.deleteFrom('post_shares').where('token', '=', token).execute();
    expect((await get(link.pathname)).statusCode).toBe(404);
  });

  it('is the bare application, with the status that explains it, after too many requests', async () => {
    const limited = await createTestServer({ pagesDir, config: { rateLimits: 'on' } });
    for (let i = 0; i < 300; i += 1) await limited.app.inject('/share/x');
    const response = await limited.app.inject('/share/x');
    expect([response.statusCode, response.body]).toEqual([429, SHELL]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });

  it('reports that the pages are not built', async () => {
    const bare = await createTestServer();
    expect((await bare.app.inject('/share/x')).statusCode).toBe(404);
    await bare.close();
  });
});
