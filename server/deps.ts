import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Bus } from './platform/bus/bus';
import type { Clock } from './platform/clock';
import type { Tables } from './platform/database/tables';
import type { Authenticate } from './platform/http/authenticate';
import type { RateLimits } from './platform/http/limits';
import type { Metrics } from './platform/metrics/metrics';
import type { Secrets } from './platform/secrets/secrets';
import type { EnqueueJob } from './platform/outbox/jobs';
import type { FileStorage } from './platform/storage/fileStorage';
import type { Publish } from './realtime/publish';

/** Everything a feature may use; built once by `main.ts`, and by tests with real parts of their own. */
export interface Deps {
  config: Config;
  db: Kysely<Tables>;
  bus: Bus;
  storage: FileStorage;
  limits: RateLimits;
  authenticate: Authenticate;
  enqueueJob: EnqueueJob;
  secrets: Secrets;
  publish: Publish;
  metrics: Metrics;
  clock: Clock;
  log: Logger;
}
