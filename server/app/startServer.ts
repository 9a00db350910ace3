import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '#server/platform/config/config';
import { startFillingMentions } from '#domain/mentions';
import { startFillingPostLinks } from '#domain/posts';
import { startReindexing } from '#domain/reindexing';
import { checkModerators } from '#domain/reports';
import { fillDemo } from '#server/demo/fillDemo';
import { expireInstitutions } from '#server/features/account/institution/expireInstitutions';
import { startDeletions } from '#server/features/account/deletion/deleteDueAccounts';
import { forgetFormerNames } from '#server/features/account/settings/forgetFormerNames';
import { deleteCancelledEvents } from '#server/features/calendar/readFeed';
import { removeUnusedFiles } from '#server/features/chat/files/removeUnusedFiles';
import { startMatrices } from '#server/features/chatbot/matrix/job/startMatrices';
import { startIndexingMessages } from '#server/features/chat/search/indexMessages';
import { deleteEndedConnections } from '#server/features/connections/deleteEnded';
import { forgetOldDigests } from '#server/features/notifications/mail/digestState';
import { startNotificationMails } from '#server/features/notifications/mail/startNotificationMails';
import { startExports } from '#server/features/exports/job/startExports';
import { forgetOldPushes, startPushes } from '#server/features/notifications/push/startPushes';
import { startReminders } from '#server/features/events/reminders/startReminders';
import { startModeration } from '#server/features/reports/moderation/keepModeration';
import { expireLogs } from '#server/features/sessionLogs/expireLogs';
import { checkOwnPages } from '#server/features/site/ownPages';
import { forgetAddresses } from '#server/platform/audit';
import { systemClock } from '#server/platform/clock';
import { forgetOldKeys } from '#server/platform/http/idempotency';
import { removeStaleUploads } from '#server/platform/http/uploads/uploadFolder';
import { observeLog, observeProcess, observePool } from '#server/platform/metrics/metrics';
import { observeJobs } from '#server/platform/metrics/observeJobs';
import { watchEventLoop } from '#server/platform/metrics/watchEventLoop';
import { countJobs, removeDoneJobs } from '#server/platform/outbox/jobTable';
import { prepareDataDir, StartupError } from '#server/platform/startup';
import { startSweeper } from '#server/platform/storage/startSweeper';
import { setWorkerPriority } from '#server/platform/workers/workerPriority';
import { removeUnusedTexts, startRereading } from '#domain/texts';
import { openServices, type Services } from './openServices';
import { openDatabase } from './openDatabase';
import { createSockets } from './createSockets';
import { createParts } from './createParts';
import { createExportWriters } from './createExportWriters';
import { buildServer } from './buildServer';
import * as texts from './texts';

const HOUR_MS = 60 * 60_000;
const DONE_JOBS_KEPT_MS = 7 * 24 * HOUR_MS;
/** Long enough to inspect a PDF and add it within a day without a second extraction. */
const UNUSED_TEXTS_KEPT_MS = 24 * HOUR_MS;

export interface RunningServer {
  /**
   * Shuts down in order: fails the readiness check, asks sockets to reconnect, finishes open
   * requests.
   */
  stop(): Promise<void>;
}

function refusalOf(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupError(texts.portInUse(port, host));
  }
  if (code === 'EACCES') return new StartupError(texts.portForbidden(port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(texts.hostUnknown(host));
  }
  return error;
}

/** Starts everything the configuration enables; resolves once the server accepts requests. */
export async function startServer(
  config: Config,
  log: Logger,
  lostLogLines: () => number = () => 0,
): Promise<RunningServer> {
  setWorkerPriority(config.workerPriority);
  await prepareDataDir(config.dataDir);
  await checkOwnPages(config.site.pagesDir);
  const database = await openDatabase(config, log);
  let services: Services | undefined;
  try {
    const { db, pool } = database;
    const opened = (services = await openServices(config, log));
    const { deps, jobs, storage } = createParts(config, {
      db,
      services: opened,
      clock: systemClock,
      log,
    });
    if (config.demo) await fillDemo(deps, (line) => process.stdout.write(`${line}\n`));
    await checkModerators(db, config.moderators);
    observeProcess(deps.metrics);
    observeLog(deps.metrics, lostLogLines);
    observePool(deps.metrics, pool);
    observeJobs(deps.metrics, () => countJobs(db));
    await removeStaleUploads(config.dataDir, deps.clock.now());
    const server = await buildServer(deps);
    const { app } = server;
    watchEventLoop(app, deps);
    const sockets = createSockets(deps);
    sockets.attach(app.server);
    await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
      await app.close();
      throw refusalOf(error, config);
    });
    jobs.start();
    const stopSweeper = startSweeper({ db, storage, clock: deps.clock, log });
    const stopReminders = startReminders(deps);
    const stopNotificationMails = startNotificationMails(deps);
    const stopPushes = await startPushes(deps);
    const stopFillingMentions = startFillingMentions(deps);
    const stopFillingPostLinks = startFillingPostLinks(deps);
    const stopReindexing = startReindexing(deps);
    const stopIndexingMessages = startIndexingMessages(deps);
    const stopRereading = startRereading(deps);
    const stopExports = startExports(deps, createExportWriters(deps));
    const stopMatrices = startMatrices(deps);
    const stopDeletions = startDeletions(deps);
    const stopModeration = startModeration(deps);
    const housekeeping = setInterval(() => {
      const now = deps.clock.now();
      const before = new Date(now.getTime() - DONE_JOBS_KEPT_MS);
      Promise.all([
        forgetOldKeys(deps),
        removeDoneJobs(db, before),
        deleteCancelledEvents(db, now),
        forgetFormerNames(db, now),
        expireInstitutions(deps),
        forgetOldDigests(db, now),
        forgetAddresses(db, now),
        forgetOldPushes(db, now),
        deleteEndedConnections(deps),
        removeUnusedFiles(deps),
        expireLogs(deps),
        removeUnusedTexts(db, new Date(now.getTime() - UNUSED_TEXTS_KEPT_MS)),
      ]).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
    }, HOUR_MS).unref();
    return {
      async stop() {
        server.announceStop();
        clearInterval(housekeeping);
        // A proxy has the first half of the drain time to notice; sockets leave one by one in the
        // second.
        const halfMs = (config.drainSeconds * 1_000) / 2;
        await pause(halfMs);
        // Sockets first: the server does not count as closed while one is open.
        await sockets.close(halfMs);
        await app.close();
        const stops = [
          stopSweeper,
          stopReminders,
          stopNotificationMails,
          stopFillingMentions,
          stopFillingPostLinks,
          stopReindexing,
          stopIndexingMessages,
          stopRereading,
          stopExports,
          stopMatrices,
          stopDeletions,
          stopModeration,
          stopPushes,
        ];
        await Promise.all([jobs.stop(), ...stops.map((stop) => stop())]);
        await opened.close();
        await database.close();
      },
    };
  } catch (error) {
    await services?.close();
    await database.close();
    throw error;
  }
}
