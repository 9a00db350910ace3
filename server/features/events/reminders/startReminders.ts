import type { Deps } from '#domain/deps';
import { startPasses } from '#server/platform/startPasses';
import { remindOfEvents } from './remindOfEvents';

const EVERY_MS = 30_000;
/** After downtime the server looks back as far as the earliest reminder may be late. */
const FIRST_LOOK_BACK_MS = 24 * 3_600_000;
/** Covers transactions that were open during the previous pass and have committed since. */
const OVERLAP_MS = 5 * 60_000;

/**
 * Sends due reminders immediately and then every half a minute; any number of processes may run it.
 * Returns a function that stops it and waits for a running pass.
 */
export function startReminders(
  deps: Pick<Deps, 'db' | 'clock' | 'publish' | 'log'>,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let since = new Date(deps.clock.now().getTime() - FIRST_LOOK_BACK_MS);
  const { log } = deps;
  const failure = 'reminding of events failed; trying again at the next turn';
  return startPasses({ everyMs, log, failure, atOnce: true }, async () => {
    const begun = deps.clock.now();
    await remindOfEvents(deps, since);
    since = new Date(begun.getTime() - OVERLAP_MS);
  });
}
