import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup';
import { readSecretKey } from './readSecretKey';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quad-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("The first start creates a key that only the folder's owner can read, and later starts reuse it.", async () => {
  const made = readSecretKey({ secretKey: undefined, dataDir });
  expect(made).toHaveLength(32);
  expect(readSecretKey({ secretKey: undefined, dataDir })).toEqual(made);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('Two folders have two keys.', async () => {
  const other = await mkdtemp(join(dataDir, 'other-'));
  const key = readSecretKey({ secretKey: undefined, dataDir });
  expect(readSecretKey({ secretKey: undefined, dataDir: other })).not.toEqual(key);
});

test('A configured key is used, and no file is created.', async () => {
  const secretKey = 'a-key-that-all-servers-of-a-campus-share';
  expect(readSecretKey({ secretKey, dataDir })).toEqual(Buffer.from(secretKey));
  expect(await readdir(dataDir)).toEqual([]);
});

test.each(['', 'short', 'x'.repeat(60)])(
  'A damaged file, such as %j, ends the start in one line and is left unchanged.',
  async (content) => {
    const path = join(dataDir, 'secret.key');
    await writeFile(path, content);
    expect(() => readSecretKey({ secretKey: undefined, dataDir })).toThrow(StartupError);
    expect(await readFile(path, 'utf8')).toBe(content);
  },
);

test('A missing folder is an error, instead of a key that is stored nowhere.', () => {
  expect(() => readSecretKey({ secretKey: undefined, dataDir: join(dataDir, 'gone') })).toThrow(
    'ENOENT',
  );
});
