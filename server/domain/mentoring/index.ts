/** Mentoring: who offers it, and the places that connections occupy. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Mentoring } from '#contract/entities/person';
import { hiddenAccounts } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

/** Whether a row of `users` offers mentoring, which takes a place and a topic. */
export const offersMentoring = sql<boolean>`(
  users.mentoring_places > 0 AND users.mentoring_topics <> '{}'
)`;

/**
 * The places left of a row of `users`. A place is occupied while the connection exists, except by
 * disabled accounts, because the mentor can't see these to end the connection.
 */
const placesLeft = (db: Kysely<Tables>) => sql<number>`greatest(0, users.mentoring_places - (
  SELECT count(*)::integer FROM connections
  WHERE connections.mentor_id = users.id
    AND connections.low_id NOT IN ${hiddenAccounts(db)}
    AND connections.high_id NOT IN ${hiddenAccounts(db)}
))`;

/** The mentoring that a row of `users` offers. */
export const mentoringOf = (db: Kysely<Tables>): RawBuilder<Mentoring> => sql<Mentoring>`
  json_build_object(
    'topics', users.mentoring_topics,
    'places', users.mentoring_places,
    'places_left', ${placesLeft(db)}
  )`;

/** Reads the mentoring that a person offers. */
export async function readMentoring(db: Kysely<Tables>, userId: number): Promise<Mentoring> {
  const { mentoring } = await db
    .selectFrom('users')
    .select(mentoringOf(db).as('mentoring'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return mentoring;
}

/**
 * Whether a mentor has a place left. Locks the mentor until the transaction ends, so that parallel
 * connections can't take the same place.
 */
export async function lockPlace(trx: Transaction<Tables>, mentorId: number): Promise<boolean> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', mentorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // A statement of its own, because it has to see the connections made while this one waited.
  return (await readMentoring(trx, mentorId)).places_left > 0;
}
