import { MAX_EVENT_IDS } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { presentEvent } from '#server/features/events/eventPresenter';
import { listEventsByIds } from '#server/features/events/lists/listEventsByIds';
import { searchPapers } from '#server/features/research/papers/lists/searchPapers';
import type { OtherSearches } from '#server/features/search/everything/otherSearches';
import {
  countUniversities,
  listUniversities,
} from '#server/features/universities/listUniversities';

/**
 * Connects the search of everything to the lists of the other features, which check the reader's
 * permissions.
 */
export function createOtherSearches(deps: Pick<Deps, 'db' | 'clock' | 'secrets'>): OtherSearches {
  const { db } = deps;
  return {
    papers: (readerId, keyword, limit) =>
      searchPapers(deps, readerId, keyword, { limit, offset: 0 }),
    events: async (readerId, ids) => {
      const page = { limit: MAX_EVENT_IDS, offset: 0 };
      return (await listEventsByIds(deps, readerId, ids, page)).map(presentEvent);
    },
    universities: async (readerId, keyword, limit) => {
      const page = { limit, offset: 0, order: 'name', keyword } as const;
      const [universities, total] = await Promise.all([
        listUniversities(db, readerId, page),
        countUniversities(db, keyword),
      ]);
      return { universities, total };
    },
  };
}
