import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { requireAccount } from '../findAccount';
import { useCode } from '../signup/guessCode';
import { lockAddress } from '../signup/proveAddress';
import { invalidCode, requireGuess } from '../signup/verifyAddress';

/**
 * Proves the caller's institution address with the code mailed to it, in place of an earlier one.
 * Throws a 400 Problem if the code is wrong or the address verifies another account by now.
 */
export async function confirmInstitution(
  deps: Deps,
  { userId, code, ip }: { userId: number; code: string; ip: string },
): Promise<void> {
  const { email } = await requireAccount(deps.db, userId);
  const guessed = await requireGuess(deps, 'verify_institution', { email, code, ip });
  const { address } = guessed;
  if (guessed.user_id !== userId || address === null) throw invalidCode();
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    await lockAddress(trx, address);
    if (!(await useCode(trx, guessed, now))) throw invalidCode();
    if (!(await setInstitution(trx, { userId, address, now }))) throw invalidCode();
    await recordAudit(trx, { event: 'institution_verified', userId, ip });
  });
}

/** Sets a proved address. Returns false if it verifies another account. */
export async function setInstitution(
  db: Kysely<Tables>,
  { userId, address, now }: { userId: number; address: string; now: Date },
): Promise<boolean> {
  const set = await db
    .updateTable('users')
    .set({
      institution_email: address,
      institution_verified_at: now,
      institution_is_current: true,
    })
    .where('id', '=', userId)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('users as owner')
            .select('owner.id')
            .where('owner.institution_email', '=', address)
            .where('owner.id', '<>', userId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return set !== undefined;
}

/** Forgets the caller's institution address, and voids a code that would prove one. */
export async function removeInstitution(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, ip }: { userId: number; ip: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await trx
      .updateTable('one_time_codes')
      .set({ voided_at: deps.clock.now() })
      .where('user_id', '=', userId)
      .where('purpose', '=', 'verify_institution')
      .where('used_at', 'is', null)
      .where('voided_at', 'is', null)
      .execute();
    const removed = await trx
      .updateTable('users')
      .set({
        institution_email: null,
        institution_verified_at: null,
        institution_is_current: false,
      })
      .where('id', '=', userId)
      .where('institution_email', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (removed) await recordAudit(trx, { event: 'institution_removed', userId, ip });
  });
}
