import { calls } from '#contract/calls/index';
import { LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../deps';
import { forbidden, notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { presentConnection, presentPendingRequest, presentSuggestion } from './connectionPresenter';
import { ASK_AGAIN_MS, acceptRequest, connect, rejectRequest } from './connectionService';
import { listConnections, listPendingRequests, type Page } from './peopleRepository';
import { deleteConnection } from './requestRepository';
import { listSuggestions } from './suggestionRepository';

/** Suggestions, requests and connections. */
export function connectionRoutes(deps: Deps): Route[] {
  const connectionsOf = async (userId: number, page: Page) =>
    (await listConnections(deps.db, userId, page)).map((row) => presentConnection(row, userId));

  return [
    route(calls.listSuggestions, async ({ caller, query }) => {
      const rejectedSince = new Date(deps.clock.now().getTime() - ASK_AGAIN_MS);
      const rows = await listSuggestions(deps.db, caller.id, { ...pageOf(query), rejectedSince });
      return rows.map(presentSuggestion);
    }),
    route(calls.listConnections, ({ caller, query }) => connectionsOf(caller.id, pageOf(query))),
    route(calls.listPendingRequests, async ({ caller, query }) =>
      (await listPendingRequests(deps.db, caller.id, pageOf(query))).map(presentPendingRequest),
    ),
    route(calls.listConnectionsOfUser, async ({ caller, params, query }) => {
      if (params.id !== caller.id) throw forbidden('You can see only your own connections.');
      return connectionsOf(caller.id, pageOf(query));
    }),
    route(calls.connect, ({ caller, body }) => connect(deps, caller.id, body.friend_id)),
    route(calls.acceptRequest, async ({ caller, params }) => ({
      connection_id: await acceptRequest(deps, caller.id, params.request_id),
    })),
    route(calls.rejectRequest, async ({ caller, params }) => {
      await rejectRequest(deps, caller.id, params.request_id);
      return { detail: 'The request was rejected.' };
    }),
    route(calls.removeConnection, async ({ caller, params }) => {
      const ended = await deleteConnection(deps.db, caller.id, params.id);
      if (!ended) throw notFound('This connection does not exist.');
      return undefined;
    }),
  ];
}

function pageOf({ limit = LIST_PAGE_SIZE, offset = 0 }: { limit?: number; offset?: number }): Page {
  return { limit, offset };
}
