import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { startS3, type TestS3 } from '#server/testing/services/startS3';
import { Problem } from '../http/problem';
import { createS3Storage, type S3Storage } from './s3Storage';
import { createStoredName } from './fileStorage';

const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
let store: TestS3;
let storage: S3Storage;
beforeAll(async () => {
  store = await startS3();
  storage = createS3Storage(store.config, log);
});
afterAll(async () => {
  storage.close();
  await store.stop();
});

async function bytesOf(name: string, range?: { start: number; end: number }) {
  const found = await storage.read(name, range);
  if (!found) return null;
  const bytes = await buffer(found.stream);
  expect(bytes).toHaveLength(found.bytes);
  return bytes;
}
const textOf = async (name: string, range?: { start: number; end: number }) =>
  (await bytesOf(name, range))?.toString() ?? null;

it('returns the bytes written from a buffer and from a stream, and lists the files', async () => {
  const [one, two] = [createStoredName('png'), createStoredName('pdf')];
  const before = Date.now();
  await storage.write(one, Buffer.from('hello'));
  await storage.write(two, Readable.from([Buffer.from('hel'), Buffer.from('lo!')]));
  expect(await textOf(one)).toBe('hello');
  expect(await textOf(two)).toBe('hello!');
  const listed = [];
  for await (const { name, modifiedAt } of storage.list()) {
    listed.push(name);
    // In whole seconds.
    expect(modifiedAt.getTime()).toBeGreaterThan(before - 1_000);
    expect(modifiedAt.getTime()).toBeLessThanOrEqual(Date.now());
  }
  expect(listed.sort()).toEqual([one, two].sort());
});

it('returns a large stream byte for byte', async () => {
  const bytes = Buffer.alloc(12 * 2 ** 20, 'quad, byte for byte; ');
  const name = createStoredName('mp4');
  const pieces = Array.from({ length: 48 }, (_, i) =>
    bytes.subarray(i * 2 ** 18, (i + 1) * 2 ** 18),
  );
  await storage.write(name, Readable.from(pieces));
  expect((await bytesOf(name))?.equals(bytes)).toBe(true);
  expect(await bytesOf(name, { start: 6_000_000, end: 6_000_009 })).toEqual(
    bytes.subarray(6_000_000, 6_000_010),
  );
});

it.each([
  [{ start: 0, end: 1 }, 'he'],
  [{ start: 1, end: 3 }, 'ell'],
  [{ start: 3, end: 99 }, 'lo'],
  [{ start: 5, end: 9 }, ''],
])('reads the range %j', async (range, text) => {
  const name = createStoredName('txt');
  await storage.write(name, Buffer.from('hello'));
  expect(await textOf(name, range)).toBe(text);
});

it('reads an empty file, and does not find a removed one', async () => {
  const name = createStoredName('txt');
  await storage.write(name, Buffer.alloc(0));
  expect(await textOf(name)).toBe('');
  await storage.remove(name);
  await storage.remove(name);
  expect(await storage.read(name)).toBeNull();
});

it('keeps the previous content when the upload is interrupted', async () => {
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
});

it.each(['../../etc/passwd', '/etc/passwd', '', `${'a'.repeat(43)}.png/../x`])(
  'finds no file called %j',
  async (name) => {
    expect(await storage.read(name)).toBeNull();
    await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(storage.remove(name)).rejects.toThrow(RangeError);
  },
);

it('passes its check, and fails it when the bucket does not exist', async () => {
  await expect(storage.check()).resolves.toBeUndefined();
  const missing = createS3Storage({ ...store.config, bucket: 'missing' }, log);
  await expect(missing.check()).rejects.toThrow();
  missing.close();
});

it('throws 503 while the store is down, and logs the reason without the keys', async () => {
  const away = createS3Storage(
    { ...store.config, endpoint: 'http://127.0.0.1:9', secretAccessKey: 'a-secret-key' },
    log,
  );
  const name = createStoredName('txt');
  const refusals = [away.write(name, Buffer.from('x')), away.read(name), away.remove(name)];
  for (const refusal of await Promise.allSettled(refusals)) {
    expect(refusal).toMatchObject({ status: 'rejected', reason: expect.any(Problem) as Problem });
    expect((refusal as PromiseRejectedResult).reason).toMatchObject({ status: 503 });
  }
  expect(lines.join('')).toContain('the store of files failed');
  expect(lines.join('')).not.toContain('a-secret-key');
  away.close();
});

describe('a store that responds', () => {
  let respond: (response: ServerResponse) => void;
  const slowStore = createServer((_request, response) => respond(response));
  const opened: S3Storage[] = [];
  /** It may be silent for longer than a test takes. */
  const reach = (firstByteMs: number) => {
    const { port } = slowStore.address() as AddressInfo;
    const config = { ...store.config, endpoint: `http://127.0.0.1:${port}` };
    const reached = createS3Storage(config, log, { firstByteMs, silenceMs: 600_000 });
    opened.push(reached);
    return reached;
  };
  beforeAll(async () => {
    slowStore.listen(0, '127.0.0.1');
    await once(slowStore, 'listening');
  });
  afterAll(() => {
    opened.forEach((each) => each.close());
    slowStore.closeAllConnections();
    slowStore.close();
  });

  it('only with headers is given up', async () => {
    respond = (response) => response.writeHead(200, { 'content-length': 5 }).flushHeaders();
    await expect(reach(400).read(createStoredName('mp4'))).rejects.toMatchObject({ status: 503 });
  });

  it('slowly but steadily is read to its end, long after its first byte', async () => {
    let sending: ServerResponse | undefined;
    respond = (response) => {
      sending = response;
      response.writeHead(200, { 'content-length': 10 }).write('x');
    };
    // Only the timers pass, not the time.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const found = await reach(400).read(createStoredName('mp4'));
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    for (let rest = 9; rest > 0; rest -= 1) sending?.write('x');
    expect((await buffer(found?.stream ?? Readable.from([]))).toString()).toBe('x'.repeat(10));
  });
});
