import type { Transaction } from 'kysely';
import { insertAccount } from '#server/features/account/signup/insertAccount';
import { changeDetails } from '#server/features/account/profile/changeDetails';
import { setInstitution } from '#server/features/account/institution/confirmInstitution';
import {
  confirmUniversity,
  describeUniversity,
} from '#server/features/universities/describeUniversity';
import { joinDepartment } from '#server/features/account/profile/joinDepartment';
import type { Tables } from '#server/platform/database/tables';
import { people, universities, type DemoName } from './content/people';

/**
 * Creates the accounts of the demo campus, verified and with complete profiles, describes their
 * universities, and returns the ids of the accounts.
 */
export async function createAccounts(
  trx: Transaction<Tables>,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<Map<DemoName, number>> {
  const ids = new Map<DemoName, number>();
  for (const person of people) {
    const { username, email, university, department, interests } = person;
    const [topics, mentoring_places] = 'mentoring' in person ? person.mentoring : [[], 0];
    const [position, position_since] = person.position;
    const account = { username, email, password_hash: passwordHash, created_at: at };
    const id = await insertAccount(trx, account);
    if (id === null) throw new Error(`The demo campus has two people like ${username}.`);
    await verifyEmail(trx, id, at);
    await joinDepartment(trx, id, { university, department, interests: [...interests] });
    await changeDetails(trx, id, {
      display_name: person.name,
      position,
      position_since,
      mentoring_topics: [...topics],
      mentoring_places,
    });
    if ('isVerified' in person) {
      await setInstitution(trx, { userId: id, address: email, now: at });
    }
    ids.set(username, id);
  }
  for (const { name, domain, about, link } of universities) {
    await describeUniversity(trx, name, { about, link });
    const { id: university_id } = await confirmUniversity(trx, name, at);
    await trx.insertInto('university_domains').values({ domain, university_id }).execute();
  }
  return ids;
}

/** Marks an account's e-mail address as verified; an address verified before keeps its date. */
async function verifyEmail(trx: Transaction<Tables>, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}
