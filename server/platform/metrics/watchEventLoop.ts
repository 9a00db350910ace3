import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from './metrics';

const EVERY_MS = 1_000;
const RESOLUTION_MS = 10;
/** Users notice a longer delay, and every other request waits as well. */
const LONGEST_MS = 200;
const NANOSECONDS = 1e9;

/**
 * Measures the delay of the event loop, and logs the patterns of the routes that were in progress
 * when it was too long.
 */
export function watchEventLoop(
  app: FastifyInstance,
  { metrics, log }: { metrics: Metrics; log: Logger },
): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const open = new Map<string, number>();
  /** In progress at some time since the last check. */
  const seen = new Set<string>();
  const nameOf = (method: string, url: string | undefined) => `${method} ${url ?? 'unknown'}`;
  const count = (name: string, by: 1 | -1) => {
    const left = (open.get(name) ?? 0) + by;
    if (left > 0) open.set(name, left);
    else open.delete(name);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const name = nameOf(request.method, request.routeOptions.url);
    count(name, 1);
    seen.add(name);
    // Also emitted when the client disconnects before the response.
    reply.raw.once('close', () => count(name, -1));
    done();
  });
  const look = () => {
    const seconds = delay.max / NANOSECONDS;
    metrics.eventLoopDelay.set(seconds);
    if (seconds * 1_000 > LONGEST_MS) {
      metrics.eventLoopBlocks.inc();
      log.warn(
        { ms: Math.round(seconds * 1_000), routes: [...seen] },
        'the event loop was blocked',
      );
    }
    seen.clear();
    for (const name of open.keys()) seen.add(name);
    delay.reset();
  };
  delay.enable();
  const timer = setInterval(look, EVERY_MS).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
}
