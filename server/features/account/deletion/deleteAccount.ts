import { sql, type Transaction } from 'kysely';
import { DELETED_USER, deletedName } from '#contract/names/deletedUser';
import { changedFrame } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { sendFrames } from '#domain/frames';
import { removePersonalData } from '#domain/personalData';
import { changeMember, mailedName } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import type { Tables } from '#server/platform/database/tables';
import { markDeletion } from '#server/platform/storage/deletionMarks';
import { requireAccount } from '../findAccount';
import { keepFormerUsername } from '../names/formerUsernames';
import { closeSockets, endSessions } from '../sessions/signOut';
import { deletedMail } from './deletionMails';

/** The partners of conversations whose windows are refreshed. */
const MOST_PARTNERS = 500;

export type DeletionDeps = Pick<
  Deps,
  'db' | 'storage' | 'log' | 'clock' | 'publish' | 'enqueueJob'
>;

/**
 * Deletes an account whose deletion is due, and does nothing for any other. It may be interrupted at
 * any point and run again. First, one transaction removes everything that identifies the person.
 * Then the content, which is already hidden, is removed step by step. Finally the row that replaces
 * the person is shown in content that others keep.
 */
export async function deleteAccount(deps: DeletionDeps, userId: number): Promise<void> {
  // First, so that no backup brings back an account without a trace of its deletion.
  await markDeletion(deps.storage, userId);
  if (!(await begin(deps, userId))) return;
  await closeSockets(deps, userId, 'all');
  await removePersonalData(deps, userId);
  await deps.db.updateTable('users').set({ deletion_at: null }).where('id', '=', userId).execute();
  await refreshPartners(deps, userId);
}

/** Marks the deletion as begun. Returns whether it has begun, now or before. */
async function begin(deps: DeletionDeps, userId: number): Promise<boolean> {
  let isBegun = false;
  await changeMember(deps.db, userId, async (trx) => {
    const now = deps.clock.now();
    const account = await requireAccount(trx, userId);
    isBegun = account.deletion_at !== null && account.deletion_at <= now;
    if (!isBegun || account.deleted_at) return;
    const { email, username } = account;
    await deps.enqueueJob(trx, 'send_mail', deletedMail({ email, name: mailedName(account) }));
    await replacePerson(trx, userId, now);
    await keepFormerUsername(trx, { userId, former: username, present: deletedName(userId), now });
    await trx.deleteFrom('external_identities').where('user_id', '=', userId).execute();
    await endSessions(trx, userId, 'all');
    await recordAudit(trx, { event: 'account_deleted', userId, ip: null });
  });
  return isBegun;
}

/** Turns the row into one that replaces the person. No one can log in with it. */
async function replacePerson(trx: Transaction<Tables>, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      username: deletedName(id),
      // No address, so no sign-up and no mail can match it.
      email: deletedName(id),
      password_hash: null,
      email_verified_at: null,
      profile_picture: null,
      university_id: null,
      department_id: null,
      interests: [],
      profile_completed: false,
      hides_email: true,
      display_name: DELETED_USER,
      pronouns: null,
      position: null,
      position_since: null,
      bio: '',
      orcid: null,
      homepage: null,
      hides_presence: true,
      keeps_conversation: false,
      mentoring_topics: [],
      mentoring_places: 0,
      institution_email: null,
      institution_verified_at: null,
      institution_is_current: false,
      institution_reminded_at: null,
      disabled_at: null,
      suspended_until: null,
      username_changed_at: null,
      shares_look: true,
      timezone: null,
      mail_refusals: 0,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Lets the open windows of those with a conversation fetch it again. */
async function refreshPartners(deps: DeletionDeps, userId: number): Promise<void> {
  const partners = await deps.db
    .selectFrom('conversations')
    .where('user_id', '=', userId)
    .where(sql<boolean>`last_message_id IS NOT NULL`)
    .orderBy('last_message_id', 'desc')
    .limit(MOST_PARTNERS)
    .select('other_id')
    .execute();
  await sendFrames(
    deps,
    partners.map(({ other_id }) => changedFrame(other_id, userId)),
  );
}
