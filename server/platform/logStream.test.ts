import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '#server/testing/waitUntil';
import { createLog } from './log';
import { createLogStream } from './logStream';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-log-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('lines arrive whole and in order, including those before an exit', async () => {
  const path = join(folder, 'log');
  const fd = openSync(path, 'a');
  const stream = createLogStream(fd);
  const log = createLog({ logLevel: 'info' }, stream);
  for (let index = 0; index < 500; index += 1) log.info({ index }, 'line');
  await waitUntil(async () => {
    const lines = (await readFile(path, 'utf8')).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { index: number }).index)).toEqual(
      Array.from({ length: 500 }, (_, index) => index),
    );
  });
  stream.write('written while this one is under way\n');
  stream.write('the last\n');
  stream.flushSync();
  expect(await readFile(path, 'utf8')).toContain('the last\n');
  expect(stream.dropped()).toBe(0);
  closeSync(fd);
});

test('a full disk writes nothing, and the lines are counted', async () => {
  const fd = openSync('/dev/full', 'w');
  const stream = createLogStream(fd);
  for (let index = 0; index < 50; index += 1) stream.write(`line ${index}\n`);
  await waitUntil(() => expect(stream.dropped()).toBe(50));
  stream.write('one more\n');
  stream.write('and one at the exit\n');
  stream.flushSync();
  await waitUntil(() => expect(stream.dropped()).toBe(52));
  closeSync(fd);
});

test('a stalled reader blocks no writer, and the lines it missed are bounded and counted', async () => {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  const stream = createLogStream(fd, 10_000);
  // More than a pipe and the buffer can hold; a write that blocked would never return.
  for (let index = 0; index < 5_000; index += 1) stream.write(`${'x'.repeat(99)}\n`);
  expect(stream.dropped()).toBeGreaterThan(3_000);
  const lost = stream.dropped();
  // Without a reader, the rest fails at once.
  closeSync(reader);
  await waitUntil(() => expect(stream.dropped()).toBeGreaterThan(lost));
  closeSync(fd);
});
