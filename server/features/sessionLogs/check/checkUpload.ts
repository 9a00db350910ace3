import { open } from 'node:fs/promises';
import { refusedWork, WorkRefused } from '#server/platform/fairness/createFairWork';
import { badRequest, Problem } from '#server/platform/http/problem';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { createWorkerPool } from '#server/platform/workers/createWorkerPool';
import { WorkerLost } from '#server/platform/workers/createWorkerProcess';
import * as texts from '../texts';
import type { LogJob, RewrittenLog } from './rewriteLog';

/** The largest logs take a slow machine more than the usual half minute. */
const TIMEOUT_MS = 120_000;

const workers = createWorkerPool<LogJob, RewrittenLog>({
  name: 'sessionLogWorker',
  timeoutMs: TIMEOUT_MS,
});

const MAGIC = Buffer.from([0x1f, 0x8b]);

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.equals(MAGIC);
  } finally {
    await file.close();
  }
}

function problemOf(error: unknown): unknown {
  if (error instanceof WorkRefused)
    return refusedWork(error, { ofYours: texts.tooManyOfYours, ofEveryone: texts.tooMany });
  if (!(error instanceof WorkerLost)) return error;
  return error.isOverLimits
    ? new Problem(422, texts.tooSlow)
    : new Problem(503, texts.notChecked, { retryAfterSeconds: 5 });
}

const inField = (status: number, detail: string) =>
  new Problem(status, detail, { errors: { file: detail } });

/** A checked log, which is removed with the files of the request. */
export interface CheckedLog {
  path: string;
  bytes: number;
}

/**
 * Checks a log in another process, which writes it again without secrets. Throws a Problem: 415 if
 * it isn't packed with gzip, 400 with the line that can't be in a log, 413 if it is too large.
 */
export async function checkUpload(userId: number, { path }: UploadedFile): Promise<CheckedLog> {
  if (!(await isGzip(path))) throw inField(415, texts.notGzip);
  const to = `${path}-checked`;
  let result: RewrittenLog;
  try {
    result = await workers.run(userId, { from: path, to });
  } catch (error) {
    throw problemOf(error) as Error;
  }
  if ('bytes' in result) return { path: to, bytes: result.bytes };
  if (result.refused === 'tooLarge') throw inField(413, texts.tooLarge);
  const detail = result.refused === 'line' ? result.detail : texts.damaged;
  throw badRequest(detail, { file: detail });
}

/** Stops the processes; the next log starts a new one. */
export const stopSessionLogWorkers = (): Promise<void> => workers.close();
