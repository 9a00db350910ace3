import Fastify from 'fastify';
import { pino } from 'pino';
import { waitUntil } from '#server/testing/waitUntil';
import { createMetrics } from './metrics';
import { watchEventLoop } from './watchEventLoop';

const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

interface Line {
  msg: string;
  ms: number;
  routes: string[];
}

test('a route that blocks the event loop is logged by its pattern and measured', async () => {
  const lines: Line[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const metrics = createMetrics();
  const app = Fastify();
  watchEventLoop(app, { metrics, log });
  app.get('/slow/:token', () => {
    block(400);
    return 'done';
  });
  try {
    const found = () => lines.find(({ routes }) => routes.includes('GET /slow/:token'));
    // Of a delay that ends just before a check, only the next check knows, which names later routes.
    await waitUntil(async () => {
      await app.inject('/slow/secret');
      expect(found()).toBeDefined();
    });
    expect(found()).toMatchObject({ msg: 'the event loop was blocked' });
    expect(found()?.ms).toBeGreaterThan(200);
    expect(JSON.stringify(lines)).not.toContain('secret');
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^quad_event_loop_blocks_total [1-9]/m);
    expect(text).toMatch(/^quad_event_loop_delay_seconds \d/m);
  } finally {
    await app.close();
  }
});
