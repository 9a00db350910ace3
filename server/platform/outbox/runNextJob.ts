import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Tables } from '../database/tables';
import type { Secrets } from '../secrets/secrets';
import { describeFailure } from './describeFailure';
import { PermanentFailure, type JobHandlers } from './jobs';
import { openPayload } from './sealedPayload';

const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 15 * 60_000;

/** Attempts before a job is given up: about an hour including the pauses. */
export const MOST_ATTEMPTS = 12;

/**
 * Returns the milliseconds to wait after the given failed attempt (the first is 1). They double up
 * to 15 minutes, with random jitter between half and the full pause, so that retries are spread
 * out.
 */
export function pauseAfter(attempt: number, random = Math.random()): number {
  const whole = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return whole * (0.5 + random / 2);
}

/** Below the time after which the database ends an idle transaction. */
const LONGEST_RUN_MS = 25_000;

export type JobOutcome = 'done' | 'retried' | 'dead';

export interface RunJobOptions {
  db: Kysely<Tables>;
  handlers: JobHandlers;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  /** Called with the outcome of each attempt. */
  count?: (kind: string, outcome: JobOutcome) => void;
}

type Job = Selectable<Tables['jobs']>;

const lockFirstJob = (db: Kysely<Tables>, order: '<=' | '>', at: Date): Promise<Job | undefined> =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('run_at', order, at)
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * A job scheduled further ahead than the longest pause is due as well, because the clock was set
 * back since.
 */
const lockDueJob = async (db: Kysely<Tables>, now: Date): Promise<Job | undefined> =>
  (await lockFirstJob(db, '<=', now)) ??
  (await lockFirstJob(db, '>', new Date(now.getTime() + LONGEST_PAUSE_MS)));

async function perform(handlers: JobHandlers, kind: string, payload: unknown): Promise<void> {
  if (!Object.hasOwn(handlers, kind)) throw new PermanentFailure(`Nothing handles ${kind}.`);
  const handle = handlers[kind as keyof JobHandlers] as (payload: unknown) => Promise<void>;
  const timer = new AbortController();
  const tooLong = sleep(LONGEST_RUN_MS, null, { signal: timer.signal }).then(() => {
    throw new Error('The job took too long.');
  });
  await Promise.race([handle(payload), tooLong]).finally(() => timer.abort());
}

/**
 * Returns the row's columns after a failed attempt: the time of the retry, or that the job is dead.
 */
function afterFailure(job: Job, error: unknown, payload: Record<string, unknown>, now: Date) {
  const attempts = job.attempts + 1;
  const last_error = describeFailure(error, payload);
  const dead = error instanceof PermanentFailure || attempts >= MOST_ATTEMPTS;
  if (dead) return { attempts, last_error, dead_at: now };
  return { attempts, last_error, run_at: new Date(now.getTime() + pauseAfter(attempts)) };
}

/**
 * Runs one due job that no other worker holds. Returns whether there was one.
 *
 * The row stays locked while the job runs, so a process that dies midway releases it.
 */
export function runNextJob(options: RunJobOptions): Promise<boolean> {
  const { db, handlers, clock, log, secrets, count } = options;
  return db.transaction().execute(async (trx) => {
    const job = await lockDueJob(trx, clock.now());
    if (!job) return false;
    const mark = (values: Updateable<Tables['jobs']>) =>
      trx.updateTable('jobs').set(values).where('id', '=', job.id).execute();
    let payload: Record<string, unknown> = {};
    try {
      payload = openPayload(secrets, job.payload);
      await perform(handlers, job.kind, payload);
    } catch (error) {
      const left = afterFailure(job, error, payload, clock.now());
      await mark(left);
      const facts = {
        job: job.id,
        kind: job.kind,
        attempts: left.attempts,
        reason: left.last_error,
      };
      count?.(job.kind, left.dead_at ? 'dead' : 'retried');
      if (left.dead_at) log.error(facts, 'a job was given up');
      else log.warn(facts, 'a job failed and will be tried again');
      return true;
    }
    // The payload, such as a one-time code, is no longer needed.
    const emptied = { payload: '{}', last_error: null };
    await mark({ ...emptied, done_at: clock.now(), attempts: job.attempts + 1 });
    count?.(job.kind, 'done');
    return true;
  });
}
