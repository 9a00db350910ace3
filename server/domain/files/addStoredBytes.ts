import type { Transaction } from 'kysely';
import { MEGABYTE } from '#contract/limits';
import { fileMessages } from '#contract/messages';
import type { Config } from '#server/platform/config/config';
import type { Tables } from '#server/platform/database/tables';
import { Problem } from '#server/platform/http/problem';

const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);

/**
 * Adds bytes to a person's storage use, in the transaction that writes the rows of the files. The
 * database subtracts those of deleted files. Throws a 413 Problem above the limit.
 */
export async function addStoredBytes(
  { personLimits: { storageBytes } }: Pick<Config, 'personLimits'>,
  trx: Transaction<Tables>,
  { ownerId, bytes }: { ownerId: number; bytes: number },
): Promise<void> {
  const added = await trx
    .updateTable('users')
    .set((user) => ({ stored_bytes: user('stored_bytes', '+', bytes) }))
    .where('id', '=', ownerId)
    .where((user) => user(user('stored_bytes', '+', bytes), '<=', storageBytes))
    .executeTakeFirst();
  if (added.numUpdatedRows > 0n) return;
  const owner = await trx
    .selectFrom('users')
    .select('stored_bytes')
    .where('id', '=', ownerId)
    .executeTakeFirst();
  // Without an owner, the foreign key of the files' rows refuses the insert.
  if (!owner) return;
  const used = megabytes(owner.stored_bytes);
  throw new Problem(413, fileMessages.storageFull(used, megabytes(storageBytes), megabytes(bytes)));
}
