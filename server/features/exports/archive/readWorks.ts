import { sql } from 'kysely';
import { personOf } from '#domain/people';
import { isEventShown } from '#domain/posts';
import type { Reader } from '../sections/section';
import type { ExportWriters, ExportedEvent } from './exportWriters';

const BATCH = 100;

/** The text of works.bib, piece by piece: papers, then works in progress. */
export async function* writeBibliography(
  { db, personId }: Reader,
  { bibtex }: ExportWriters,
): AsyncGenerator<string> {
  const person = await db
    .selectFrom('users')
    .select(['username', 'display_name'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const author = person.display_name ?? person.username;
  for (let after = 0, full = true; full;) {
    const papers = await db
      .selectFrom('papers')
      .select(['id', 'title', 'author', 'doi', 'published_year'])
      .where('user_id', '=', personId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(BATCH))
      .execute();
    for (const paper of papers) yield `${await bibtex(personId, { ...paper, kind: 'paper' })}\n\n`;
    full = papers.length === BATCH;
    after = papers.at(-1)?.id ?? after;
  }
  const works = await db
    .selectFrom('posted_research')
    .select(['id', 'title', 'created_at'])
    .where('user_id', '=', personId)
    .orderBy('id')
    .execute();
  for (const { id, title, created_at } of works) {
    const published_year = created_at.getUTCFullYear();
    const work = { id, kind: 'manuscript', title, author, doi: null, published_year } as const;
    yield `${await bibtex(personId, work)}\n\n`;
  }
}

/** A person's own events, and those they go to or are interested in and may see; soonest first. */
export async function readEvents({ db, personId }: Reader): Promise<ExportedEvent[]> {
  const rows = await db
    .selectFrom('events')
    .innerJoin('posts', 'posts.id', 'events.post_id')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('event_rsvps', (join) =>
      join.onRef('event_rsvps.event_id', '=', 'events.id').on('event_rsvps.user_id', '=', personId),
    )
    .select([
      'events.id',
      'events.title',
      'events.description',
      'events.location',
      'events.timezone',
      'events.starts_at',
      'events.ends_at',
      'events.revision',
      'events.updated_at as changed_at',
      'event_rsvps.status as rsvp',
      personOf().as('host'),
    ])
    .where((eb) =>
      eb.or([
        eb('posts.user_id', '=', personId),
        eb.and([eb('event_rsvps.user_id', '=', personId), isEventShown(personId)]),
      ]),
    )
    .orderBy('events.starts_at')
    .execute();
  return rows.map(({ rsvp, ...event }) => ({
    ...event,
    status: rsvp === null || rsvp === 'going' ? 'confirmed' : 'tentative',
  }));
}
