import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { afterCommit } from '#server/platform/database/afterCommit';
import type { Tables } from '#server/platform/database/tables';
import type { AddressedFrame } from '#domain/frames';

/** The frame that notifies one person's windows of a changed relationship with the other. */
export function changedFrame(userId: number, otherId: number): AddressedFrame {
  return { userId, frame: { type: 'connections_changed', user_id: otherId } };
}

/** The frames that notify both people's windows of their changed relationship. */
export function changedFrames(a: number, b: number): AddressedFrame[] {
  return [changedFrame(a, b), changedFrame(b, a)];
}

/** Shows two newly connected people to each other as online, if they are, after the commit. */
export function announcePresence(
  { publish, log }: Pick<Deps, 'publish' | 'log'>,
  trx: Transaction<Tables>,
  [a, b]: readonly [number, number],
): void {
  afterCommit(trx, () => {
    Promise.all([publish.notifyIfOnline(a, b), publish.notifyIfOnline(b, a)]).catch(
      (error: unknown) => log.warn({ err: error }, 'presence not published'),
    );
  });
}
