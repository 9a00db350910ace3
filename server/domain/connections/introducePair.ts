import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { afterCommit } from '#server/platform/database/afterCommit';
import type { Tables } from '#server/platform/database/tables';

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
