import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { calls } from '#contract/calls/index';
import { readConfig } from '#server/platform/config/config';
import { StartupError } from '#server/platform/startup';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { callAs } from '#server/testing/rights/callAs';
import { checkOwnPages } from './ownPages';

let folder: string;
let server: TestServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-pages-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string | Uint8Array) => writeFile(join(folder, name), text);
const start = async (env: Record<string, string>, log = pino({ level: 'silent' })) =>
  (server = await createTestServer({ config: { site: readConfig(env).site }, log }));
const read = async () => (await callAs(server, null, calls.readSite)).response;
const noPages = { privacy: null, terms: null, guidelines: null };

test('a server whose operator says nothing responds with nothing', async () => {
  await start({});
  const nothing = { operator: null, contact_mail: null, contact_url: null, notice: null };
  expect(await read()).toEqual({ ...nothing, pages: noPages });
});

test('everyone reads what the operator says', async () => {
  await start({
    OPERATOR_NAME: 'University of Dhaka',
    CONTACT_MAIL: 'help@du.example',
    CONTACT_URL: 'https://du.example/help',
    NOTICE: 'Quad is down tonight.',
  });
  expect(await read()).toEqual({
    operator: 'University of Dhaka',
    contact_mail: 'help@du.example',
    contact_url: 'https://du.example/help',
    notice: 'Quad is down tonight.',
    pages: noPages,
  });
});

test('a page that was changed is read again within ten seconds', async () => {
  await write('terms.md', '# Terms\n\nBe kind.');
  await write('privacy.md', ' \n');
  const { clock } = await start({ PAGES_DIR: folder });
  expect((await read()).pages).toEqual({ ...noPages, terms: '# Terms\n\nBe kind.' });
  await write('terms.md', 'Be kinder.');
  await rm(join(folder, 'privacy.md'));
  expect((await read()).pages.terms).toBe('# Terms\n\nBe kind.');
  clock.advance(10_000);
  expect((await read()).pages).toEqual({ ...noPages, terms: 'Be kinder.' });
});

test('a page that can’t be read or has become too long is ours, with one warning each', async () => {
  await write('terms.md', Uint8Array.of(0xff, 0xfe));
  const lines: { page?: string; msg: string }[] = [];
  const keep = (line: string) => void lines.push(JSON.parse(line) as { msg: string });
  const log = pino({ level: 'warn' }, { write: keep });
  const { clock } = await start({ PAGES_DIR: folder }, log);
  await write('guidelines.md', 'x'.repeat(200_001));
  for (let time = 0; time < 3; time += 1) {
    expect((await read()).pages).toEqual(noPages);
    clock.advance(10_000);
  }
  expect(lines.map(({ page, msg }) => `${msg}: ${page}`).sort()).toEqual([
    'a page of PAGES_DIR could not be read: guidelines.md',
    'a page of PAGES_DIR could not be read: terms.md',
  ]);
});

test('the start stops in one line if there is no such folder or a page is too long', async () => {
  await start({});
  await expect(checkOwnPages(null)).resolves.toBeUndefined();
  await expect(checkOwnPages(folder)).resolves.toBeUndefined();
  await write('terms.md', 'x'.repeat(200_000));
  await expect(checkOwnPages(folder)).resolves.toBeUndefined();
  await write('terms.md', 'x'.repeat(200_001));
  await expect(checkOwnPages(folder)).rejects.toThrow(StartupError);
  await expect(checkOwnPages(folder)).rejects.toThrow(/^PAGES_DIR [^\n]*terms\.md[^\n]*200000/);
  await expect(checkOwnPages(join(folder, 'gone'))).rejects.toThrow(/^PAGES_DIR .*not a folder/);
});
