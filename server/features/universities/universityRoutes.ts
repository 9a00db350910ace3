import { calls } from '#contract/calls/index';
import { LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../deps';
import { route, type Route } from '../../platform/http/route';
import { listUniversities } from './universityRepository';

/** Universities in lists. */
export function universityRoutes({ db }: Deps): Route[] {
  return [
    route(calls.listTopUniversities, ({ query: { limit = LIST_PAGE_SIZE, offset = 0 } }) =>
      listUniversities(db, { order: 'members', limit, offset }),
    ),
    route(calls.listUniversities, ({ query: { limit = LIST_PAGE_SIZE, offset = 0 } }) =>
      listUniversities(db, { order: 'name', limit, offset }),
    ),
  ];
}
