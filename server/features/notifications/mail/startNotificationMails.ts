import type { Deps } from '#domain/deps';
import { startPasses } from '#server/platform/startPasses';
import { queueDigests } from './queueDigests';
import { queueMailsAtOnce } from './queueMailsAtOnce';

const EVERY_MS = 60_000;

/**
 * Queues mails about notifications every minute; any number of processes may run it. Returns a
 * function that stops it and waits for a running pass.
 */
export function startNotificationMails(
  deps: Pick<Deps, 'db' | 'clock' | 'enqueueJob' | 'log'>,
  everyMs = EVERY_MS,
): () => Promise<void> {
  const { log } = deps;
  const failure = 'queueing mails about notifications failed; trying again at the next turn';
  return startPasses({ everyMs, log, failure, atOnce: true }, async () => {
    await queueMailsAtOnce(deps);
    await queueDigests(deps);
  });
}
