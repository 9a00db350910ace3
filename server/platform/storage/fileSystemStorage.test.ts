import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ListableStorage, createStoredName } from './fileStorage';
import { createFileSystemStorage } from './fileSystemStorage';

let folder: string;
let storage: ListableStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-files-'));
  storage = createFileSystemStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function textOf(name: string, range?: { start: number; end: number }) {
  const found = await storage.read(name, range);
  if (!found) return null;
  const text = (await buffer(found.stream)).toString();
  expect(text).toHaveLength(found.bytes);
  return text;
}

const listed = async () => {
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  return names.sort();
};

it('returns the bytes written from a buffer and from a stream, and lists the files', async () => {
  const [one, two] = [createStoredName('png'), createStoredName('pdf')];
  await storage.write(one, Buffer.from('hello'));
  await storage.write(two, Readable.from([Buffer.from('hel'), Buffer.from('lo!')]));
  expect(await textOf(one)).toBe('hello');
  expect(await textOf(two)).toBe('hello!');
  expect(await listed()).toEqual([one, two].sort());
});

it.each([
  [{ start: 0, end: 0 }, 'h'],
  [{ start: 1, end: 3 }, 'ell'],
  [{ start: 3, end: 99 }, 'lo'],
  [{ start: 5, end: 9 }, ''],
])('reads the range %j', async (range, text) => {
  const name = createStoredName('txt');
  await storage.write(name, Buffer.from('hello'));
  expect(await textOf(name, range)).toBe(text);
});

it('reads an empty file', async () => {
  const name = createStoredName('txt');
  await storage.write(name, Buffer.alloc(0));
  expect(await textOf(name)).toBe('');
});

it('leaves nothing when the upload is interrupted, and keeps the previous content', async () => {
  const name = createStoredName('txt');
  await storage.write(name, Buffer.from('old'));
  const cut = Readable.from(
    (function* () {
      yield Buffer.from('ne');
      throw new Error('cut off');
    })(),
  );
  await expect(storage.write(name, cut)).rejects.toThrow('cut off');
  expect(await textOf(name)).toBe('old');
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
});

it('removes a file, and ignores a missing one', async () => {
  const name = createStoredName('txt');
  await storage.write(name, Buffer.from('x'));
  await storage.remove(name);
  await storage.remove(name);
  expect(await storage.read(name)).toBeNull();
});

it.each([
  '../../etc/passwd',
  '/etc/passwd',
  'tmp',
  '',
  `${'a'.repeat(43)}.png/../x`,
  `${'a'.repeat(43)}.p\0g`,
])('finds no file called %j', async (name) => {
  expect(await storage.read(name)).toBeNull();
  await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow(RangeError);
  await expect(storage.remove(name)).rejects.toThrow(RangeError);
});

it('passes its check, and fails it when the folder cannot exist', async () => {
  await expect(storage.check()).resolves.toBeUndefined();
  await writeFile(join(folder, 'file'), '');
  const broken = createFileSystemStorage(join(folder, 'file'));
  await expect(broken.check()).rejects.toThrow('ENOTDIR');
});

it('removes only old partial writes', async () => {
  await storage.check();
  const [old, young] = [join(folder, 'tmp', 'old'), join(folder, 'tmp', 'young')];
  await writeFile(old, 'x');
  await writeFile(young, 'x');
  await utimes(old, new Date(0), new Date(0));
  expect(await storage.removeLeftovers(new Date(Date.now() - 60_000))).toBe(1);
  expect(await readdir(join(folder, 'tmp'))).toEqual(['young']);
});
