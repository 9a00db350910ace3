import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkerPool } from './createWorkerPool';
import { createWorkerProcess, WorkerLost, type WorkerProcess } from './createWorkerProcess';
import { workerFile } from './workerFile';
import { setWorkerPriority } from './workerPriority';

const SOURCE = `
process.on('message', (request) => {
  if (request === 'hang') for (;;);
  if (request === 'die') process.exit(3);
  if (request === 'exceed') process.kill(process.pid, 'SIGKILL');
  if (request === 'fail') process.send({ failure: 'it said no' });
  else if (request === 'env') process.send({ response: Object.keys(process.env) });
  else process.send({ response: [request, process.pid] });
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
  worker = createWorkerProcess({ name: 'test', timeoutMs: 3_000, file });
});
afterEach(() => worker.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

it('handles several requests in sequence in the same process', async () => {
  const responses = [await worker.run('a'), await worker.run('b'), await worker.run('c')];
  expect(responses.map(([request]) => request)).toEqual(['a', 'b', 'c']);
  expect(new Set(responses.map(([, pid]) => pid)).size).toBe(1);
});

it.each(['hang', 'die'])(
  'starts another process after a request that makes it %s',
  async (request) => {
    const [, before] = await worker.run('a');
    await expect(worker.run(request)).rejects.toThrow(WorkerLost);
    const [response, after] = await worker.run('b');
    expect(response).toBe('b');
    expect(after).not.toBe(before);
  },
);

it.each([
  ['exceed', true],
  ['die', false],
  ['hang', false],
])(
  'reports whether a request that makes it %s exceeded its limits',
  async (request, isOverLimits) => {
    await expect(worker.run(request)).rejects.toMatchObject({ name: 'WorkerLost', isOverLimits });
  },
);

it('passes a failure on and keeps running', async () => {
  const [, before] = await worker.run('a');
  await expect(worker.run('fail')).rejects.toThrow('it said no');
  expect((await worker.run('b'))[1]).toBe(before);
});

it('serves another owner while one keeps its half of the processes busy', async () => {
  const file = { path: join(folder, 'test.mjs'), execArgv: [] };
  const pool = createWorkerPool<string, string[]>({ name: 'test', file });
  let lost = 0;
  // With two slots the second request waits until the first one's process is killed below.
  const greedy = ['hang', 'a'].map((request) =>
    pool.run('greedy', request).catch(() => (lost += 1)),
  );
  const responses = [await pool.run('other', 'a'), await pool.run('third', 'b')];
  expect(responses.map(([request]) => request)).toEqual(['a', 'b']);
  expect(new Set(responses.map(([, pid]) => pid)).size).toBe(1);
  expect(lost).toBe(0);
  await pool.close();
  await Promise.all(greedy);
  expect(lost).toBe(1);
  await pool.close();
});

it('counts running jobs over all kinds of workers', async () => {
  const file = { path: join(folder, 'test.mjs'), execArgv: [] };
  const one = createWorkerPool<string, string[]>({ name: 'one', timeoutMs: 1_000, file });
  const two = createWorkerPool<string, string[]>({ name: 'two', file });
  const slots = Math.min(8, Math.max(2, availableParallelism()));
  const ended: string[] = [];
  const hanging = Array.from({ length: slots }, (_, owner) =>
    one.run(owner, 'hang').catch(() => ended.push('hang')),
  );
  await two.run('other', 'a').then(() => ended.push('a'));
  expect(ended[0]).toBe('hang');
  await Promise.all(hanging);
  await Promise.all([one.close(), two.close()]);
});

it('fails the request when the worker cannot even start', async () => {
  const file = { path: join(folder, 'missing.mjs'), execArgv: [] };
  const missing = createWorkerProcess({ name: 'missing', file });
  await expect(missing.run('a')).rejects.toThrow(WorkerLost);
});

it('gives a new process the configured priority', async () => {
  setWorkerPriority(7);
  const [, pid] = await worker.run('a');
  setWorkerPriority(0);
  expect(getPriority(Number(pid))).toBe(7);
});

it("passes none of the server's secrets to the worker", async () => {
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
