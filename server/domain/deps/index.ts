import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '#server/platform/config/config';
import type { Bus } from '#server/platform/bus/bus';
import type { Clock } from '#server/platform/clock';
import type { Tables } from '#server/platform/database/tables';
import type { Authenticate } from '#server/platform/http/accessRule';
import type { CookieSessions } from '#server/platform/http/cookieSession';
import type { RateLimits } from '#server/platform/http/limits/limits';
import type { CheckingMailer } from '#server/platform/mailer/mailer';
import type { Metrics } from '#server/platform/metrics/metrics';
import type { Secrets } from '#server/platform/secrets/secrets';
import type { EnqueueJob } from '#server/platform/outbox/jobs';
import type { OutsideWeb } from '#server/platform/outside/outsideWeb';
import type { FileStorage } from '#server/platform/storage/fileStorage';
import type { Publish } from '#server/realtime/publish';

/**
 * The dependencies of the features. Built once by `main.ts`; tests build them with real parts of
 * their own.
 */
export interface Deps {
  config: Config;
  db: Kysely<Tables>;
  bus: Bus;
  storage: FileStorage;
  limits: RateLimits;
  authenticate: Authenticate;
  /** Null if sessions are in tokens only. */
  cookieSessions: CookieSessions | null;
  /** Whether mail to an address can leave; see `CheckingMailer`. */
  canMail: CheckingMailer['canMail'];
  enqueueJob: EnqueueJob;
  secrets: Secrets;
  outsideWeb: OutsideWeb;
  publish: Publish;
  metrics: Metrics;
  clock: Clock;
  log: Logger;
}
