import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkerProcess, WorkerLost, type WorkerProcess } from './createWorkerProcess';

const PROCESSOR_MS = 400;
const MEMORY_BYTES = 400 * 2 ** 20;
const SOURCE = `
import { setTimeout as pause } from 'node:timers/promises';
import { respondToParent } from '${join(__dirname, 'respondToParent.ts')}';

// By the processor's time, as the limit counts it: a busy machine changes nothing.
const spin = (ms) => {
  const start = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1_000 >= ms) return;
  }
};
const jobs = {
  'works for ever': () => spin(Infinity),
  'works a little': () => spin(${PROCESSOR_MS / 4}),
  waits: () => pause(${PROCESSOR_MS * 3}),
  'fills memory': () => pause(60_000, Buffer.alloc(${MEMORY_BYTES}, 1)),
};
respondToParent({ processorMs: ${PROCESSOR_MS}, memoryBytes: ${MEMORY_BYTES} }, async (name) => {
  await jobs[name]();
  return process.pid;
});
`;
let folder: string;
let worker: WorkerProcess<string, number>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-worker-'));
  await writeFile(join(folder, 'jobs.mjs'), SOURCE);
  const file = { path: join(folder, 'jobs.mjs'), execArgv: ['--import', 'tsx'] };
  // The wall-clock limit is longer than this test, so that nothing else kills the worker.
  worker = createWorkerProcess({ name: 'jobs', timeoutMs: 600_000, file });
});
afterAll(async () => {
  await worker.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(['works for ever', 'fills memory'])('a job that %s is killed', async (job) => {
  await expect(worker.run(job)).rejects.toThrow(WorkerLost);
});

test('waiting costs a job nothing, and each job is counted separately', async () => {
  const pid = await worker.run('waits');
  for (let times = 0; times < 6; times += 1) expect(await worker.run('works a little')).toBe(pid);
});
