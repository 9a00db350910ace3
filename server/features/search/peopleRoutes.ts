import { calls } from '#contract/calls/index';
import { LIST_PAGE_SIZE, LOOKUP_PEOPLE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { fileUrl } from '#domain/files';
import { route, type Route } from '#server/platform/http/route';
import { lookupPeople } from './lookupPeople';
import { createPeopleSearch } from './peopleSearch';

/** One lookup for every half second of typing. */
const lookupLimit = { name: 'people-lookup', points: 120, seconds: 60 };

/** Finding people by their topics and by their names. */
export function peopleRoutes(deps: Deps): Route[] {
  const searchPeople = createPeopleSearch(deps);
  return [
    route(calls.searchPeople, async ({ caller, query }) => {
      const { keyword, limit = LIST_PAGE_SIZE, offset = 0 } = query;
      return { people: await searchPeople(caller.id, keyword, { limit, offset }) };
    }),
    route(calls.lookupPeople, async ({ caller, query }) => {
      await deps.limits.consume(lookupLimit, String(caller.id));
      const { keyword, limit = LOOKUP_PEOPLE, of } = query;
      const lookup = { keyword, limit, isOfConnections: of === 'connections' };
      const people = await lookupPeople(deps.db, caller.id, lookup);
      return {
        people: people.map(({ id, profile_picture, ...person }) => ({
          ...person,
          user_id: id,
          profile_picture: fileUrl(profile_picture),
        })),
      };
    }),
  ];
}
