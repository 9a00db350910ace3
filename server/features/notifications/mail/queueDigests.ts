import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import { findZone, type Zone } from '#domain/zones';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { digestTimes, type DigestTimes } from './digestTimes';
import { DEFAULT_ZONE, selectMailedPeople } from './findRecipient';
import { NEWS_FOR_MS } from './readUnmailed';

/** People per transaction. */
const BATCH = 200;

/**
 * Queues the day's digest for each person who may have news and in whose time zone it is due. A day
 * has one digest per person, however many processes run this and however often.
 */
export async function queueDigests(deps: Pick<Deps, 'db' | 'clock' | 'enqueueJob'>): Promise<void> {
  for (const zone of await listZones(deps.db)) {
    const times = digestTimes(zone, deps.clock.now());
    if (!times.isDue) continue;
    while ((await queueBatch(deps, zone, times)) === BATCH);
  }
}

async function listZones(db: Kysely<Tables>): Promise<Zone[]> {
  const rows = await db.selectFrom('users').select('timezone').distinct().execute();
  const names = new Set(rows.map(({ timezone }) => timezone ?? DEFAULT_ZONE));
  return [...names].flatMap((name) => findZone(name) ?? []);
}

function queueBatch(
  { db, enqueueJob }: Pick<Deps, 'db' | 'enqueueJob'>,
  zone: Zone,
  { day, daily }: DigestTimes,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const people = await selectPeopleWithNews(trx, zone, day, daily).limit(BATCH).execute();
    if (people.length === 0) return 0;
    const queued = await trx
      .insertInto('digests')
      .values(people.map(({ id }) => ({ user_id: id, day })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .execute();
    for (const { user_id: userId } of queued)
      await enqueueJob(trx, 'notification_mail', { userId, day });
    return people.length;
  });
}

/** It may find too many people, such as those who want no mails: their digest is then empty. */
const selectPeopleWithNews = (db: Kysely<Tables>, zone: Zone, day: string, until: Date) => {
  const since = new Date(until.getTime() - NEWS_FOR_MS);
  return selectMailedPeople(db)
    .where(
      zone.name === DEFAULT_ZONE
        ? sql<boolean>`(timezone IS NULL OR timezone = ${zone.name})`
        : sql<boolean>`timezone = ${zone.name}`,
    )
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT FROM digests WHERE digests.user_id = users.id AND digests.day = ${day}::date)`,
    )
    .where(
      sql<boolean>`(EXISTS (
        SELECT FROM notifications WHERE notifications.user_id = users.id
          AND read_at IS NULL AND mailed_at IS NULL
          AND notifications.created_at > ${since} AND notifications.created_at <= ${until}
      ) OR EXISTS (
        SELECT FROM conversations JOIN messages ON messages.id = last_message_id
        WHERE conversations.user_id = users.id AND unread_count > 0
          AND messages.created_at > ${since} AND messages.created_at <= ${until}
      ))`,
    )
    .select('users.id')
    .orderBy('users.id');
};
