import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { afterCommit } from '#server/platform/database/afterCommit';
import type { Tables } from '#server/platform/database/tables';
import type { AddressedFrame } from '#domain/frames';

/** Tells every window of one person that how he stands to the other has changed. */
export function changedFrame(userId: number, otherId: number): AddressedFrame {
  return { userId, frame: { type: 'connections_changed', user_id: otherId } };
}

/** Tells the windows of both that how they stand to each other has changed. */
export function changedFrames(a: number, b: number): AddressedFrame[] {
  return [changedFrame(a, b), changedFrame(b, a)];
}

/** Tells two people who are connected from now on that the other is online, where he is, after the commit. */
export function introducePair(
  { publish, log }: Pick<Deps, 'publish' | 'log'>,
  trx: Transaction<Tables>,
  [a, b]: readonly [number, number],
): void {
  afterCommit(trx, () => {
    Promise.all([publish.tellIfOnline(a, b), publish.tellIfOnline(b, a)]).catch((error: unknown) =>
      log.warn({ err: error }, 'presence not published'),
    );
  });
}
