import { sql } from 'kysely';
import pino from 'pino';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { waitUntil } from '#server/testing/waitUntil';
import { inTransaction } from '../database/inTransaction';
import { createSecrets } from '../secrets/secrets';
import { countJobs, removeDoneJobs } from './jobTable';
import { createEnqueueJob } from './createEnqueueJob';
import { createJobRunner, type JobRunner } from './createJobRunner';
import { PermanentFailure, type MailPayload } from './jobs';
import { MOST_ATTEMPTS } from './runNextJob';

const LONG_MS = 60_000;
let database: MigratedDatabase;
let now: Date;
let lines: string[];
let runners: JobRunner[];
let counted: string[];
const clock = { now: () => now };
const secrets = createSecrets(Buffer.alloc(32, 1));

beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  lines = [];
  runners = [];
  counted = [];
  await database.db.deleteFrom('jobs').execute();
});
afterEach(() => Promise.all(runners.map((runner) => runner.stop())));

const mail = (subject: string): MailPayload => ({
  to: 'ann@example.org',
  subject,
  text: 't',
  html: 'h',
  code: '123456',
});

/** A runner, as in another process, that passes each mail to the function. */
function runnerFor(send: (payload: MailPayload) => unknown, db = database.db, pollMs = LONG_MS) {
  const log = pino({}, { write: (line) => lines.push(line) });
  const count = (kind: string, outcome: string) => counted.push(`${kind} ${outcome}`);
  const handlers = {
    send_mail: async (payload: MailPayload) => void (await send(payload)),
    account_mail: () => Promise.resolve(),
    notification_mail: () => Promise.resolve(),
    report_mail: () => Promise.resolve(),
    push: () => Promise.resolve(),
  };
  const runner = createJobRunner({ db, handlers, clock, log, secrets, pollMs, count });
  runners.push(runner);
  return runner;
}
const enqueue = createEnqueueJob({
  clock,
  secrets,
  wake: () => runners.forEach((runner) => runner.wake()),
});
const add = (subject: string) => enqueue(database.db, 'send_mail', mail(subject));
const rows = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute();

it('runs a job with its payload, once, and then deletes the payload', async () => {
  const sent: MailPayload[] = [];
  const runner = runnerFor((payload) => sent.push(payload));
  await add('Hello');
  expect(await runner.runDueJobs()).toBe(1);
  expect(await runner.runDueJobs()).toBe(0);
  expect(sent).toEqual([mail('Hello')]);
  expect(counted).toEqual(['send_mail done']);
  expect(await rows()).toMatchObject([{ done_at: now, payload: {}, attempts: 1 }]);
});

it('runs a job at once after the commit, and never without one', async () => {
  const sent: string[] = [];
  runnerFor(({ subject }) => sent.push(subject)).start();
  const undone = inTransaction(database.db, async (trx) => {
    await enqueue(trx, 'send_mail', mail('Undone'));
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await inTransaction(database.db, async (trx) => {
    await enqueue(trx, 'send_mail', mail('Kept'));
    expect(sent).toEqual([]);
  });
  await waitUntil(() => sent.length > 0);
  expect(sent).toEqual(['Kept']);
});

it('runs a job with a time then, and not before', async () => {
  const sent: string[] = [];
  const runner = runnerFor(({ subject }) => sent.push(subject));
  const at = new Date(now.getTime() + 15 * 60_000);
  await enqueue(database.db, 'send_mail', mail('Later'), at);
  now = new Date(at.getTime() - 1);
  expect(await runner.runDueJobs()).toBe(0);
  now = at;
  expect(await runner.runDueJobs()).toBe(1);
  expect(sent).toEqual(['Later']);
});

it('finds a job at a poll without a wake', async () => {
  const sent: string[] = [];
  const silent = createEnqueueJob({ clock, secrets, wake: () => undefined });
  runnerFor(({ subject }) => sent.push(subject), database.db, 20).start();
  await silent(database.db, 'send_mail', mail('From elsewhere'));
  await waitUntil(() => sent.length > 0);
  expect(sent).toEqual(['From elsewhere']);
});

it('shares the jobs between processes, and each job runs once', async () => {
  const sent: string[] = [];
  const begun: string[] = [];
  const handle = async ({ subject }: MailPayload) => {
    begun.push(subject);
    // The first of each of three ends only after all three have begun.
    if (begun.length <= 3) await waitUntil(() => begun.length >= 3);
    sent.push(subject);
  };
  const subjects = Array.from({ length: 40 }, (_, i) => `Mail ${String(i).padStart(2, '0')}`);
  for (const subject of subjects) await add(subject);
  const processes = [1, 2, 3].map(() => runnerFor(handle, database.another().db));
  const counts = await Promise.all(processes.map((runner) => runner.runDueJobs()));
  expect(sent.sort()).toEqual(subjects);
  expect(begun.sort()).toEqual(subjects);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(subjects.length);
});

it('waits longer after each failure, then gives up visibly, without secrets', async () => {
  const runner = runnerFor(() => {
    throw new Error('cannot mail 123456 to ann@example.org via smtp://me:pass@host');
  });
  await add('Never');
  const pauses: number[] = [];
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt += 1) {
    expect(await runner.runDueJobs()).toBe(1);
    const [job] = await rows();
    expect(job).toMatchObject({ attempts: attempt, dead_at: null });
    const due = job?.run_at ?? now;
    pauses.push(due.getTime() - now.getTime());
    now = due;
  }
  expect(pauses[0]).toBeGreaterThanOrEqual(1_000);
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(7.5 * 60_000);
  expect(await countJobs(database.db)).toEqual({ waiting: 1, dead: 0 });
  await runner.runDueJobs();
  expect(await countJobs(database.db)).toEqual({ waiting: 0, dead: 1 });
  const [dead] = await rows();
  expect(dead).toMatchObject({ dead_at: now, attempts: MOST_ATTEMPTS });
  expect(dead?.last_error).toBe('Error: cannot mail [hidden] to [hidden] via smtp://[hidden]@host');
  expect(lines.at(-1)).toContain('a job was given up');
  expect(counted.slice(-2)).toEqual(['send_mail retried', 'send_mail dead']);
  expect(lines.join()).not.toMatch(/123456|ann@|pass/);
  expect(await runner.runDueJobs()).toBe(0);
});

it('gives up at once when a retry cannot help, or when the kind is unknown', async () => {
  const runner = runnerFor(() => {
    throw new PermanentFailure('no such mailbox');
  });
  await add('Refused');
  await database.db
    .insertInto('jobs')
    .values({ kind: 'toString', payload: '{}', run_at: now })
    .execute();
  await runner.runDueJobs();
  expect(await rows()).toMatchObject([
    { attempts: 1, dead_at: now, last_error: 'PermanentFailure: no such mailbox' },
    { attempts: 1, dead_at: now, last_error: 'PermanentFailure: Nothing handles toString.' },
  ]);
});

it('runs a job again when its process lost the database midway', async () => {
  let runs = 0;
  const runner = runnerFor(async () => {
    runs += 1;
    if (runs > 1) return;
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(
      database.another().db,
    );
  });
  await add('Twice');
  await expect(runner.runDueJobs()).rejects.toThrow();
  expect(await rows()).toMatchObject([{ done_at: null, attempts: 0 }]);
  expect(await runner.runDueJobs()).toBe(1);
  expect(runs).toBe(2);
  expect(await rows()).toMatchObject([{ done_at: now }]);
});

it('resumes by itself after the database was down', async () => {
  const sent: string[] = [];
  const runner = runnerFor(({ subject }) => sent.push(subject), database.db, 20);
  await sql`alter table jobs rename to jobs_away`.execute(database.db);
  runner.start();
  await waitUntil(() => lines.length > 0);
  await sql`alter table jobs_away rename to jobs`.execute(database.db);
  await add('Back');
  await waitUntil(() => sent.length > 0);
  expect(lines[0]).toContain('the job table cannot be worked on');
});

it('finishes running jobs when it is stopped, and starts no more', async () => {
  let begun = 0;
  let ended = 0;
  let isStopping = false;
  const runner = runnerFor(async () => {
    begun += 1;
    await waitUntil(() => isStopping);
    ended += 1;
  });
  for (const subject of ['a', 'b', 'c', 'd', 'e']) await add(subject);
  runner.start();
  await waitUntil(() => begun > 0);
  const stopped = runner.stop();
  isStopping = true;
  await stopped;
  expect(ended).toBe(begun);
  expect(begun).toBeLessThan(5);
  expect((await rows()).filter((job) => job.done_at)).toHaveLength(ended);
});

it('removes jobs that were done long ago', async () => {
  const runner = runnerFor(() => undefined);
  await add('Old');
  await runner.runDueJobs();
  await add('Waiting');
  expect(await removeDoneJobs(database.db, now)).toBe(0);
  expect(await removeDoneJobs(database.db, new Date(now.getTime() + 1))).toBe(1);
  expect(await rows()).toMatchObject([{ done_at: null }]);
});

it("hides a job's payload from anyone with access to the database only", async () => {
  await add('Secret');
  const [job] = await rows();
  expect(JSON.stringify(job)).not.toMatch(/123456|ann@|Secret/);
  const other = createSecrets(Buffer.alloc(32, 2));
  const log = pino({ level: 'silent' });
  const handlers = {
    send_mail: () => Promise.resolve(),
    account_mail: () => Promise.resolve(),
    notification_mail: () => Promise.resolve(),
    report_mail: () => Promise.resolve(),
    push: () => Promise.resolve(),
  };
  const stranger = createJobRunner({
    ...{ db: database.db, handlers, clock, log, pollMs: LONG_MS },
    secrets: other,
  });
  await stranger.runDueJobs();
  expect(await rows()).toMatchObject([
    { dead_at: now, last_error: 'PermanentFailure: Sealed with another SECRET_KEY.' },
  ]);
});
