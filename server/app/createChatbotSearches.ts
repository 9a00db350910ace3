import { DEFAULT_TIMEZONE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { findZone, type Zone } from '#domain/zones';
import { periodOf } from '#server/features/chatbot/answers/askedTime';
import type { Searches } from '#server/features/chatbot/answers/searches';
import { presentEvent } from '#server/features/events/eventPresenter';
import {
  listComingEvents,
  listEventsBetween,
} from '#server/features/events/lists/listComingEvents';
import { searchPapers } from '#server/features/research/papers/lists/searchPapers';
import { readFoundEvents } from '#server/features/search/everything/searchEvents';
import { createPeopleSearch } from '#server/features/search/people/peopleSearch';
import { findPosts } from '#server/features/search/searchPosts';
import { createOtherSearches } from './createOtherSearches';

/** The time zone that the reader's browser named last, or the one of new events. */
async function zoneOf({ db }: Pick<Deps, 'db'>, readerId: number): Promise<Zone> {
  const reader = await db
    .selectFrom('users')
    .select('timezone')
    .where('id', '=', readerId)
    .executeTakeFirst();
  const kept = findZone(reader?.timezone ?? DEFAULT_TIMEZONE);
  return kept ?? { name: DEFAULT_TIMEZONE, key: DEFAULT_TIMEZONE };
}

/**
 * Connects the chatbot to the searches of the other features, which check the reader's
 * permissions.
 */
export function createChatbotSearches(deps: Pick<Deps, 'db' | 'clock' | 'secrets'>): Searches {
  const { db, clock } = deps;
  const searchPeople = createPeopleSearch(deps);
  const others = createOtherSearches(deps);
  return {
    comingEvents: async (readerId, limit, when) => {
      const now = clock.now();
      const page = { limit, offset: 0 };
      const period = when && periodOf(when, await zoneOf(deps, readerId), now);
      // Events of a past moment would include those that are over.
      const isLater = period !== undefined && period.since > now;
      const rows = isLater
        ? await listEventsBetween(deps, readerId, period, page)
        : await listComingEvents(db, readerId, now, page);
      return rows.filter((row) => !period || row.starts_at < period.until).map(presentEvent);
    },
    talks: async (readerId, topic, limit) => {
      const search = await findPosts(db, readerId, topic);
      if (!search) return [];
      const page = { limit, offset: 0 };
      const { events } = await readFoundEvents(deps, others, readerId, { search, page });
      // Past ones follow those that are not over.
      const now = clock.now().toISOString();
      return events.filter(({ event_datetime, ends_at }) => (ends_at ?? event_datetime) > now);
    },
    people: (readerId, topic, limit) => searchPeople(readerId, topic, { limit, offset: 0 }),
    papers: async (readerId, topic, limit) =>
      (await searchPapers(deps, readerId, topic, { limit, offset: 0 })).papers,
  };
}
