import type { Transaction } from 'kysely';
import type { NotificationDetails } from '#contract/entities/notification';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import type { Tables } from '#server/platform/database/tables';

export type RemovalDeps = Pick<Deps, 'storage' | 'log' | 'clock'>;

/** The author of something that was removed, and its title. */
export interface Removed {
  authorId: number;
  details: NotificationDetails;
}

/** Removes content of one kind, as its author would. Returns undefined if it is gone already. */
export type Remove = (
  deps: RemovalDeps,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  id: number,
) => Promise<Removed | undefined>;
