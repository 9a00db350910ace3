import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Deps } from './deps';
import { mailAccount } from './features/account/accountMailer';
import { createAuthenticate } from './features/account/authenticate';
import type { Services } from './openServices';
import type { Clock } from './platform/clock';
import type { Tables } from './platform/database/tables';
import type { Mailer } from './platform/mailer/mailer';
import { createOutboxFolderMailer } from './platform/mailer/outboxFolderMailer';
import { createSmtpMailer } from './platform/mailer/smtpMailer';
import { createMetrics } from './platform/metrics/metrics';
import { createEnqueueJob } from './platform/outbox/createEnqueueJob';
import { createJobHandlers } from './platform/outbox/createJobHandlers';
import { createJobRunner, type JobRunner } from './platform/outbox/createJobRunner';
import { readSecretKey } from './platform/secrets/readSecretKey';
import { createSecrets } from './platform/secrets/secrets';
import type { ListableStorage } from './platform/storage/fileStorage';
import { createPublish } from './realtime/publish';

const JOB_POLL_MS = 1_000;

/** What the features use, and what only the process itself works with. */
export interface ServerParts {
  deps: Deps;
  jobs: JobRunner;
  storage: ListableStorage;
}

function createMailer({ smtpUrl, mailFrom, dataDir }: Config, clock: Clock, log: Logger): Mailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ smtpUrl, from: mailFrom });
  return createOutboxFolderMailer({ folder: join(dataDir, 'outbox'), from: mailFrom, clock, log });
}

/** What the parts are built on. */
interface Ground {
  db: Kysely<Tables>;
  services: Services;
  clock: Clock;
  log: Logger;
}

/** Builds the server's parts on the drivers that the configuration asked for. */
export function createParts(config: Config, { db, services, clock, log }: Ground): ServerParts {
  const { bus, storage, limits } = services;
  const mailer = createMailer(config, clock, log);
  const metrics = createMetrics();
  const secrets = createSecrets(readSecretKey(config));
  const jobs = createJobRunner({
    db,
    clock,
    log,
    secrets,
    pollMs: JOB_POLL_MS,
    handlers: createJobHandlers({ mailer, mailAccount: (mail) => mailAccount(deps, mail) }),
    count: (kind, outcome) => metrics.jobs.inc({ kind, outcome }),
  });
  const deps: Deps = {
    config,
    db,
    bus,
    storage,
    limits,
    authenticate: createAuthenticate({ db, clock }),
    enqueueJob: createEnqueueJob({ clock, secrets, wake: () => jobs.wake() }),
    secrets,
    publish: createPublish(bus),
    metrics,
    clock,
    log,
  };
  return { deps, jobs, storage };
}
