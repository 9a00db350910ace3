import { calls } from '#contract/calls/index';
import { LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import { createPeopleSearch } from './peopleSearch';

/** Finding people by their topics. */
export function peopleRoutes(deps: Deps): Route[] {
  const searchPeople = createPeopleSearch(deps);
  return [
    route(calls.searchPeople, async ({ caller, query }) => {
      const { keyword, limit = LIST_PAGE_SIZE, offset = 0 } = query;
      return { people: await searchPeople(caller.id, keyword, { limit, offset }) };
    }),
  ];
}
