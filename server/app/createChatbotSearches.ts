import type { Deps } from '#domain/deps';
import type { Searches } from '#server/features/chatbot/answers/searches';
import { presentEvent } from '#server/features/events/eventPresenter';
import { listComingEvents } from '#server/features/events/lists/listComingEvents';
import { searchPapers } from '#server/features/research/papers/lists/searchPapers';
import { createPeopleSearch } from '#server/features/search/people/peopleSearch';

/**
 * Connects the chatbot to the searches of the other features, which check the reader's
 * permissions.
 */
export function createChatbotSearches(deps: Pick<Deps, 'db' | 'clock' | 'secrets'>): Searches {
  const { db, clock } = deps;
  const searchPeople = createPeopleSearch(deps);
  return {
    comingEvents: async (readerId, limit) => {
      const rows = await listComingEvents(db, readerId, clock.now(), { limit, offset: 0 });
      return rows.map(presentEvent);
    },
    people: (readerId, topic, limit) => searchPeople(readerId, topic, { limit, offset: 0 }),
    papers: async (readerId, topic, limit) =>
      (await searchPapers(deps, readerId, topic, { limit, offset: 0 })).papers,
  };
}
