import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Bus } from '../bus/bus';
import type { Config } from '../config/config';
import type { Tables } from '../database/tables';
import type { Metrics } from '../metrics/metrics';
import type { FileStorage } from '../storage/fileStorage';
import { mayReadMetrics } from './metricsAccess';
import { notFound } from './problem';
import * as texts from './texts';

const TIMEOUT_MS = 2_000;

/** The dependencies that readiness checks, and the metrics that `/metrics` shows. */
export interface HealthParts {
  config: Pick<Config, 'metricsToken'>;
  db: Kysely<Tables>;
  bus: Pick<Bus, 'check'>;
  storage: Pick<FileStorage, 'check'>;
  metrics: Pick<Metrics, 'registry'>;
}

async function isResponding(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), TIMEOUT_MS);
  });
  const checked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, tooLong]).finally(() => clearTimeout(timer));
}

/** Adds `/healthz`, `/readyz` and `/metrics`; `isStopping` makes the server not ready at once. */
export function addHealthRoutes(
  app: FastifyInstance,
  { config, db, bus, storage, metrics }: HealthParts,
  isStopping: () => boolean,
): void {
  const parts = {
    database: () => sql`select 1`.execute(db),
    bus: () => bus.check(),
    storage: () => storage.check(),
  };
  const hidden = { schema: { hide: true } };

  app.get('/healthz', hidden, () => ({ status: 'alive' }));

  app.get('/readyz', hidden, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ detail: texts.stopping });
    const checked = await Promise.all(
      Object.entries(parts).map(async ([name, check]) =>
        (await isResponding(check)) ? [] : [name],
      ),
    );
    const failing = checked.flat();
    if (failing.length === 0) return { status: 'ready' };
    return reply.code(503).send({ detail: texts.doesNotRespond(failing), failing });
  });

  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw notFound(texts.nothingHere);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
