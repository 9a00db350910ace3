import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { presentListedPerson } from '#domain/people';
import { perPerson } from '#server/platform/http/limits/limits';
import { type Page, pageOf, type Route, route } from '#server/platform/http/route';
import { acceptRequest, rejectRequest } from './acceptRequest';
import { block, unblock } from './block';
import { ASK_AGAIN_MS, connect } from './connect';
import {
  presentConnection,
  presentPendingRequest,
  presentSentRequest,
  presentSuggestion,
} from './connectionPresenter';
import { endConnection } from './endConnection';
import { findOtherPerson } from './findOtherPerson';
import { listBlocked } from './listBlocked';
import { listConnections } from './listConnections';
import { listPendingRequests } from './listPendingRequests';
import { listSentRequests } from './listSentRequests';
import { listSuggestions } from './suggestions/listSuggestions';
import { restoreConnection } from './restoreConnection';
import * as texts from './texts';
import { withdrawRequest } from './withdrawRequest';

function listRoutes({ db, clock }: Deps): Route[] {
  const connectionsOf = async (userId: number, page: Page) =>
    (await listConnections(db, userId, page)).map((row) => presentConnection(row, userId));

  return [
    route(calls.listSuggestions, async ({ caller, query }) => {
      const rejectedSince = new Date(clock.now().getTime() - ASK_AGAIN_MS);
      const rows = await listSuggestions(db, caller.id, { ...pageOf(query), rejectedSince });
      return rows.map(presentSuggestion);
    }),
    route(calls.listConnections, ({ caller, query }) => connectionsOf(caller.id, pageOf(query))),
    route(calls.listPendingRequests, async ({ caller, query }) =>
      (await listPendingRequests(db, caller.id, pageOf(query))).map(presentPendingRequest),
    ),
    route(calls.listSentRequests, async ({ caller, query }) =>
      (await listSentRequests(db, caller.id, pageOf(query))).map(presentSentRequest),
    ),
    route(calls.listConnectionsOfUser, ({ caller, params, query }) =>
      params.id === caller.id
        ? connectionsOf(caller.id, pageOf(query))
        : findOtherPerson(db, caller.id, params.id),
    ),
    route(calls.listBlocked, async ({ caller, query }) =>
      (await listBlocked(db, caller.id, pageOf(query))).map(({ person }) =>
        presentListedPerson(person),
      ),
    ),
  ];
}

function requestRoutes(deps: Deps): Route[] {
  const { connectionRequestsPerHour: points } = deps.config.personLimits;
  const refusal = texts.tooManyRequests;
  const requestLimit = perPerson({ name: 'connection-requests', points, seconds: 3_600, refusal });
  return [
    route(
      calls.connect,
      ({ caller, body: { friend_id: friendId, mentoring_topic: topic, message } }) =>
        connect(deps, caller.id, friendId, { topic, message }),
      { limits: [requestLimit] },
    ),
    route(calls.acceptRequest, async ({ caller, params }) => ({
      connection_id: await acceptRequest(deps, caller.id, params.request_id),
    })),
    route(calls.rejectRequest, async ({ caller, params }) => {
      await rejectRequest(deps, caller.id, params.request_id);
      return { detail: texts.requestRejected };
    }),
    route(calls.withdrawRequest, async ({ caller, params }) => {
      await withdrawRequest(deps, caller.id, params.request_id);
      return undefined;
    }),
  ];
}

/** Suggestions, requests, connections and blocks. */
export function connectionRoutes(deps: Deps): Route[] {
  return [
    ...listRoutes(deps),
    ...requestRoutes(deps),
    route(calls.removeConnection, async ({ caller, params }) => {
      await endConnection(deps, caller.id, params.id);
      return undefined;
    }),
    route(calls.restoreConnection, async ({ caller, body }) => ({
      connection_id: await restoreConnection(deps, caller.id, body.friend_id),
    })),
    route(calls.block, async ({ caller, body }) => {
      await block(deps, caller.id, body.user_id);
      return { detail: texts.blocked };
    }),
    route(calls.unblock, async ({ caller, params }) => {
      await unblock(deps, caller.id, params.user_id);
      return undefined;
    }),
  ];
}
