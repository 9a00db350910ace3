import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createWorkerProcess,
  WorkerBusy,
  WorkerLost,
  type WorkerProcess,
} from './createWorkerProcess';
import { workerFile } from './workerFile';

const SOURCE = `
process.on('message', (request) => {
  if (request === 'hang') for (;;);
  if (request === 'die') process.exit(3);
  if (request === 'fail') process.send({ failure: 'it said no' });
  else if (request === 'env') process.send({ answer: Object.keys(process.env) });
  else process.send({ answer: [request, process.pid] });
});
process.send('ready');
`;
let folder: string;
let worker: WorkerProcess<string, string[]>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-worker-'));
  await writeFile(join(folder, 'test.mjs'), SOURCE);
});
beforeEach(() => {
  const file = { path: join(folder, 'test.mjs'), execArgv: [] };
  worker = createWorkerProcess({ name: 'test', timeoutMs: 500, queue: 3, file });
});
afterEach(() => worker.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

it('answers one request after the other from the same process', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map((request) => worker.run(request)));
  expect(answers.map(([request]) => request)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(([, pid]) => pid)).size).toBe(1);
});

it.each(['hang', 'die'])(
  'starts another process after a request that makes it %s',
  async (request) => {
    const [, before] = await worker.run('a');
    await expect(worker.run(request)).rejects.toThrow(WorkerLost);
    const [answer, after] = await worker.run('b');
    expect(answer).toBe('b');
    expect(after).not.toBe(before);
  },
);

it('passes a failure on and stays', async () => {
  const [, before] = await worker.run('a');
  await expect(worker.run('fail')).rejects.toThrow('it said no');
  expect((await worker.run('b'))[1]).toBe(before);
});

it('takes no more than may wait', async () => {
  const three = ['a', 'b', 'c'].map((request) => worker.run(request));
  await expect(worker.run('d')).rejects.toThrow(WorkerBusy);
  await Promise.all(three);
  expect((await worker.run('e'))[0]).toBe('e');
});

it('fails the request when the worker cannot even start', async () => {
  const file = { path: join(folder, 'missing.mjs'), execArgv: [] };
  const missing = createWorkerProcess({ name: 'missing', timeoutMs: 500, file });
  await expect(missing.run('a')).rejects.toThrow(WorkerLost);
});

it("tells the worker none of the server's secrets", async () => {
  process.env.SMTP_URL = 'smtp://secret';
  const names = await worker.run('env');
  delete process.env.SMTP_URL;
  expect(names).toContain('PATH');
  expect(names).not.toContain('SMTP_URL');
});

it('finds the bundled worker beside the bundle, and the source otherwise', async () => {
  await mkdir(join(folder, 'workers'), { recursive: true });
  await writeFile(join(folder, 'workers', 'test.mjs'), SOURCE);
  await writeFile(join(folder, 'server.mjs'), '');
  const built = workerFile('test', join(folder, 'server.mjs'));
  expect(built.path).toMatch(/\/workers\/test\.mjs$/);
  expect(built.execArgv).toEqual([]);
  const source = workerFile('imageWorker', join(process.cwd(), 'server', 'main.ts'));
  expect(source).toEqual({
    path: join(process.cwd(), 'server', 'workers', 'imageWorker.ts'),
    execArgv: ['--import', 'tsx'],
  });
});
