import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { openedAt } from '#server/platform/http/openedAt';
import { route, type Route } from '#server/platform/http/route';
import { readCards } from './readCards';

/** Cards of the pages to which addresses in texts lead. */
export const cardRoutes = (deps: Deps): Route[] => [
  route(calls.readCards, async ({ caller, body, request }) => {
    const origins = [deps.config.publicUrl, openedAt(deps.config, request)];
    return { cards: await readCards(deps, caller.id, body.addresses, origins) };
  }),
];
