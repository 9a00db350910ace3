import { createMetrics } from './metrics';
import { observeJobs } from './observeJobs';

const linesOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('quad_jobs{'));

test('jobs are counted whenever the metrics are read', async () => {
  const metrics = createMetrics();
  let dead = 0;
  observeJobs(metrics, () => Promise.resolve({ waiting: 3, dead: (dead += 1) }));
  expect(await linesOf(metrics)).toEqual([
    'quad_jobs{state="waiting"} 3',
    'quad_jobs{state="dead"} 1',
  ]);
  expect(await linesOf(metrics)).toContain('quad_jobs{state="dead"} 2');
});

test('while the database is down, the other metrics are still exposed', async () => {
  const metrics = createMetrics();
  observeJobs(metrics, () => Promise.reject(new Error('The database is away.')));
  metrics.openSockets.set(4);
  expect(await linesOf(metrics)).toEqual([]);
  expect(await metrics.registry.metrics()).toContain('quad_sockets 4');
});
