import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics';

/**
 * Logs and measures every response under its route pattern. Never under the URL itself, which may
 * contain a token.
 */
export function addAccessLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    metrics.httpSeconds.observe({ method, route, status }, elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(elapsedTime * 10) / 10 }, 'answered');
    done();
  });
}
