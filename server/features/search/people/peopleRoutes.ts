import { calls } from '#contract/calls/index';
import { LIST_PAGE_SIZE, LOOKUP_PEOPLE } from '#contract/limits';
import { readConnectionStates } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { badRequest } from '#server/platform/http/problem';
import { route, type Route } from '#server/platform/http/route';
import * as texts from '../texts';
import { listFilteredPeople } from './filteredPeople';
import { lookupPeople } from './lookupPeople';
import { isFilter } from './peopleFilter';
import { createPeopleSearch } from './peopleSearch';

/** One lookup for every half second of typing. */
const lookupLimit = { name: 'people-lookup', points: 120, seconds: 60 };

/** Finding people by their topics, by position or mentoring, and by their names. */
export function peopleRoutes(deps: Deps): Route[] {
  const searchPeople = createPeopleSearch(deps);
  /** Adds the state of the caller's connection with each person. */
  const withConnections = async <P extends { id: number }>(callerId: number, people: P[]) => {
    const ids = people.map(({ id }) => id);
    const stateOf = await readConnectionStates(deps.db, callerId, ids);
    return people.map((person) => ({ ...person, connection: stateOf(person.id) }));
  };
  return [
    route(calls.searchPeople, async ({ caller, query }) => {
      const { keyword, position, limit = LIST_PAGE_SIZE, offset = 0 } = query;
      const filter = { position, isMentor: query.mentoring === 'true' };
      const page = { limit, offset };
      if (keyword !== undefined) {
        const found = await searchPeople(caller.id, keyword, page, filter);
        return { people: await withConnections(caller.id, found) };
      }
      if (!isFilter(filter)) {
        throw badRequest(texts.keywordOrFilter, { keyword: texts.keywordOrFilter });
      }
      const listed = await listFilteredPeople(deps.db, caller.id, filter, page);
      return { people: await withConnections(caller.id, listed) };
    }),
    route(calls.lookupPeople, async ({ caller, query }) => {
      await deps.limits.consume(lookupLimit, String(caller.id));
      const { keyword, limit = LOOKUP_PEOPLE, of } = query;
      const lookup = { keyword, limit, isOfConnections: of === 'connections' };
      const { people } = await lookupPeople(deps.db, caller.id, lookup);
      return { people: await withConnections(caller.id, people) };
    }),
  ];
}
