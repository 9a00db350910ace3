import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Deps } from './deps';
import { mailAccount } from './features/account/accountMailer';
import { createAuthenticate } from './features/account/authenticate';
import { createInProcessBus } from './platform/bus/inProcessBus';
import type { Clock } from './platform/clock';
import type { Tables } from './platform/database/tables';
import { noRateLimits } from './platform/http/limits';
import { createMemoryRateLimits } from './platform/http/memoryRateLimits';
import type { Mailer } from './platform/mailer/mailer';
import { createOutboxFolderMailer } from './platform/mailer/outboxFolderMailer';
import { createSmtpMailer } from './platform/mailer/smtpMailer';
import { createMetrics } from './platform/metrics/metrics';
import { createEnqueueJob } from './platform/outbox/createEnqueueJob';
import { createJobHandlers } from './platform/outbox/createJobHandlers';
import { createJobRunner, type JobRunner } from './platform/outbox/createJobRunner';
import { createFileSystemStorage } from './platform/storage/fileSystemStorage';
import { readSecretKey } from './platform/secrets/readSecretKey';
import { createSecrets } from './platform/secrets/secrets';
import { StartupError } from './platform/startupError';
import type { ListableStorage } from './platform/storage/fileStorage';
import { createPublish } from './realtime/publish';

/** Settings whose drivers this release does not have: ignoring one would lose data or split people. */
function refuseUnsupported({ redisUrl, s3 }: Config): void {
  if (redisUrl !== undefined) throw new StartupError('REDIS_URL is not supported yet: unset it.');
  if (s3) throw new StartupError('S3_BUCKET is not supported yet: unset the S3_ variables.');
}

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

/** Builds the server's parts, with the drivers that the configuration asks for. */
export function createParts(
  config: Config,
  { db, clock, log }: { db: Kysely<Tables>; clock: Clock; log: Logger },
): ServerParts {
  refuseUnsupported(config);
  const bus = createInProcessBus({ log });
  const mailer = createMailer(config, clock, log);
  const metrics = createMetrics();
  const secrets = createSecrets(readSecretKey(config));
  const storage = createFileSystemStorage(join(config.dataDir, 'files'));
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
    limits: config.rateLimits === 'off' ? noRateLimits : createMemoryRateLimits(),
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
