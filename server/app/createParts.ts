import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '#server/platform/config/config';
import type { Deps } from '#domain/deps';
import { mailReports } from '#domain/reports';
import { mailAccount } from '#server/features/account/signup/mailAccount';
import { mailNotifications } from '#server/features/notifications/mail/mailNotifications';
import { pushNews } from '#server/features/notifications/push/pushNews';
import { createAuthenticate } from '#server/features/account/sessions/authenticate';
import { allowedOrigins } from '#server/platform/config/publicOrigin';
import { createCookieSessions } from '#server/platform/http/cookieSession';
import { createOriginRule } from '#server/platform/http/security/originRule';
import type { Clock } from '#server/platform/clock';
import type { Tables } from '#server/platform/database/tables';
import type { CheckingMailer } from '#server/platform/mailer/mailer';
import { createOutboxFolderMailer } from '#server/platform/mailer/outboxFolderMailer';
import { createSmtpMailer } from '#server/platform/mailer/smtpMailer';
import { createMetrics } from '#server/platform/metrics/metrics';
import { createEnqueueJob } from '#server/platform/outbox/createEnqueueJob';
import { createJobHandlers } from '#server/platform/outbox/jobs';
import { createJobRunner, type JobRunner } from '#server/platform/outbox/createJobRunner';
import { createOutsideWeb, type OutsideWeb } from '#server/platform/outside/outsideWeb';
import { readSecretKey } from '#server/platform/secrets/readSecretKey';
import { createSecrets } from '#server/platform/secrets/secrets';
import type { ListableStorage } from '#server/platform/storage/fileStorage';
import { createPublish } from '#server/realtime/publish';
import type { Services } from './openServices';

const JOB_POLL_MS = 1_000;

/** The features' dependencies, and the parts only the process itself uses. */
export interface ServerParts {
  deps: Deps;
  jobs: JobRunner;
  storage: ListableStorage;
}

function createMailer(
  { smtpUrl, mailFrom, dataDir }: Config,
  clock: Clock,
  log: Logger,
): CheckingMailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ smtpUrl, from: mailFrom });
  return createOutboxFolderMailer({ folder: join(dataDir, 'outbox'), from: mailFrom, clock, log });
}

/** The services and the database the parts are built on. */
interface ServerResources {
  db: Kysely<Tables>;
  services: Services;
  clock: Clock;
  log: Logger;
  /** Tests pass their own. */
  outsideWeb?: OutsideWeb;
}

/** Builds the server's parts on the configured drivers. */
export function createParts(
  config: Config,
  { db, services, clock, log, outsideWeb = createOutsideWeb() }: ServerResources,
): ServerParts {
  const { bus, storage, limits } = services;
  const mailer = createMailer(config, clock, log);
  const metrics = createMetrics();
  const secrets = createSecrets(readSecretKey(config));
  const isOwnOrigin = createOriginRule(allowedOrigins(config), log);
  const jobs = createJobRunner({
    db,
    clock,
    log,
    secrets,
    pollMs: JOB_POLL_MS,
    handlers: createJobHandlers({
      mailer,
      mailAccount: (mail) => mailAccount(deps, mail),
      mailNotifications: (mail) => mailNotifications(deps, mailer, mail),
      mailReports: () => mailReports(deps, mailer),
      pushNews: (news) => pushNews(deps, news),
    }),
    count: (kind, outcome) => metrics.jobs.inc({ kind, outcome }),
  });
  const deps: Deps = {
    config,
    db,
    bus,
    storage,
    limits,
    authenticate: createAuthenticate({ db, clock }),
    cookieSessions: config.cookieSession
      ? createCookieSessions({ secrets, clock, isOwnOrigin })
      : null,
    canMail: (address) => mailer.canMail(address),
    enqueueJob: createEnqueueJob({ clock, secrets, wake: () => jobs.wake() }),
    secrets,
    outsideWeb,
    publish: createPublish(bus),
    metrics,
    clock,
    log,
  };
  return { deps, jobs, storage };
}
