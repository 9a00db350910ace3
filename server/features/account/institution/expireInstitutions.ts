import { sql, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { hiddenAccounts, mailedName } from '#domain/people';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { otherAddressMail } from './institutionMails';

/** A proof is current for 13 months, a month longer than the time after which people are reminded. */
const CURRENT_MONTHS = 13;
const REMINDED_MONTHS = 12;
/** Reminders of one turn; the rest follow in the next. */
const MOST_REMINDERS = 500;

/**
 * Marks institution addresses that were proved 13 months ago as no longer current, and reminds
 * people who log in with an address at a university, once in 12 months, to log in with another.
 */
export async function expireInstitutions(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'enqueueJob'>,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .updateTable('users')
    .set({ institution_is_current: false })
    .where('institution_is_current', '=', true)
    .where('institution_verified_at', '<=', monthsBefore(now, CURRENT_MONTHS))
    .execute();
  await inTransaction(deps.db, async (trx) => {
    for (const { email, is_verified: isVerified, ...person } of await claimDue(trx, now)) {
      const { publicUrl } = deps.config;
      await deps.enqueueJob(
        trx,
        'send_mail',
        otherAddressMail({ email, name: mailedName(person), isVerified, publicUrl }),
      );
    }
  });
}

interface DueReminder {
  email: string;
  username: string;
  display_name: string | null;
  /** Whether the person proved an institution address. */
  is_verified: boolean;
}

/** Takes the people who are to be reminded, and marks them as reminded. */
async function claimDue(trx: Transaction<Tables>, now: Date): Promise<readonly DueReminder[]> {
  const before = monthsBefore(now, REMINDED_MONTHS);
  const host = sql`split_part(users.email, '@', 2)`;
  const { rows } = await sql<DueReminder>`
    UPDATE users SET institution_reminded_at = ${now}
    WHERE id IN (
      SELECT id FROM users
      WHERE id NOT IN ${hiddenAccounts(trx)}
        AND coalesce(institution_verified_at, email_verified_at) <= ${before}
        AND coalesce(institution_reminded_at, '-infinity') <= ${before}
        AND EXISTS (
          SELECT FROM university_domains AS known
          WHERE ${host} = known.domain OR ${host} LIKE '%.' || known.domain
        )
      ORDER BY id LIMIT ${sql.lit(MOST_REMINDERS)} FOR NO KEY UPDATE SKIP LOCKED
    )
    RETURNING email, username, display_name, institution_email IS NOT NULL AS is_verified
  `.execute(trx);
  return rows;
}

const monthsBefore = (now: Date, months: number) =>
  sql<Date>`${now}::timestamptz - make_interval(months => ${sql.lit(months)})`;
