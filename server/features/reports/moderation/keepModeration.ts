import type { Deps } from '#domain/deps';
import { endDueSuspension } from '#domain/people';
import { closeGoneReports } from '#domain/reports';
import { recordAudit } from '#server/platform/audit';
import { startPasses } from '#server/platform/startPasses';

const EVERY_MS = 15_000;
/** The most suspensions that one pass ends. */
const MOST_ACCOUNTS = 100;

type PassDeps = Pick<Deps, 'db' | 'clock' | 'publish' | 'log'>;

/** Ends the suspensions whose time is over, and returns their number. */
export async function endDueSuspensions({ db, clock }: PassDeps): Promise<number> {
  const now = clock.now();
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('suspended_until', '<=', now)
    .orderBy('suspended_until')
    .limit(MOST_ACCOUNTS)
    .execute();
  let ended = 0;
  for (const { id } of due) {
    if (!(await endDueSuspension(db, id, now))) continue;
    await recordAudit(db, { event: 'suspension_ended', userId: id, ip: null });
    ended += 1;
  }
  return ended;
}

/**
 * Ends suspensions and the reports of deleted content, at once and then every 15 seconds; any number
 * of processes may run it. Returns a function that stops it and waits for a running pass.
 */
export function startModeration(deps: PassDeps, everyMs = EVERY_MS): () => Promise<void> {
  const failure = 'ending suspensions and reports failed; trying again at the next turn';
  return startPasses({ everyMs, log: deps.log, failure, atOnce: true }, async () => {
    await endDueSuspensions(deps);
    await closeGoneReports(deps);
  });
}
