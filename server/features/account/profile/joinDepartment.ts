import type { Kysely } from 'kysely';
import { changeMember } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import {
  findOrCreateDepartment,
  findOrCreateUniversity,
  type OnNewPlace,
} from './findOrCreatePlace';
import { topicsAmong } from './mentoringTopics';

/** A person's university, department and interests. */
export interface Membership {
  university: string;
  department: string;
  interests: string[];
}

/**
 * Makes a person a member of a university and a department, creates them if they are new, and
 * completes the profile. Topics of mentoring that are no longer interests are removed. Updates the
 * universities' member counts.
 */
export async function joinDepartment(
  db: Kysely<Tables>,
  userId: number,
  { university, department, interests }: Membership,
  onNewPlace: OnNewPlace = () => Promise.resolve(),
): Promise<void> {
  await changeMember(db, userId, async (trx) => {
    const universityId = await findOrCreateUniversity(trx, university, onNewPlace);
    const departmentId = await findOrCreateDepartment(trx, universityId, department, onNewPlace);
    const { mentoring_topics: former } = await trx
      .selectFrom('users')
      .select('mentoring_topics')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('users')
      .set({
        university_id: universityId,
        department_id: departmentId,
        interests,
        mentoring_topics: topicsAmong(interests, former).topics,
        profile_completed: true,
      })
      .where('id', '=', userId)
      .execute();
  });
}
