import { calls } from '#contract/calls/index';
import { researchMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { pageOf, type Route, route } from '#server/platform/http/route';
import * as texts from '../texts';
import { answerRequest } from './answerRequest';
import { deleteWork } from './deleteWork';
import { listMyRequests } from './listMyRequests';
import { listOwnWork } from './listOwnWork';
import { listPendingRequests } from './listPendingRequests';
import { listWorkOfOthers } from './listWorkOfOthers';
import { postWork } from './postWork';
import { readWork } from './readWork';
import { requestCollaboration } from './requestCollaboration';
import { updateWork } from './updateWork';
import { withdrawRequest } from './withdrawRequest';
import {
  presentMyRequest,
  presentOwnWork,
  presentRequest,
  presentWorkOfOther,
} from './workPresenter';

function requestRoutes(deps: Deps): Route[] {
  return [
    route(calls.listCollaborationRequests, async ({ caller, query }) =>
      (await listPendingRequests(deps.db, caller.id, pageOf(query))).map(presentRequest),
    ),
    route(calls.listMyCollaborationRequests, async ({ caller, query }) =>
      (await listMyRequests(deps.db, caller.id, pageOf(query))).map(presentMyRequest),
    ),
    route(calls.withdrawCollaboration, async ({ caller, params }) => {
      await withdrawRequest(deps, caller.id, params.id);
      return undefined;
    }),
    route(calls.requestCollaboration, async ({ caller, params, body }) => {
      const asked = { researchId: params.id, message: body.message };
      await requestCollaboration(deps, caller.id, asked);
      return { detail: researchMessages.collaborationSent };
    }),
    route(calls.acceptCollaboration, async ({ caller, params }) => {
      await answerRequest(deps, caller.id, { requestId: params.id, status: 'accepted' });
      return { detail: texts.requestAccepted };
    }),
    route(calls.declineCollaboration, async ({ caller, params }) => {
      await answerRequest(deps, caller.id, { requestId: params.id, status: 'declined' });
      return { detail: texts.requestDeclined };
    }),
  ];
}

/** Current work, and requests to join it. */
export function workRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    ...requestRoutes(deps),
    route(calls.postResearch, async ({ caller, body }) =>
      presentOwnWork(await postWork(deps, caller.id, body)),
    ),
    route(calls.listResearchOfOthers, async ({ caller, query }) =>
      (await listWorkOfOthers(db, caller.id, pageOf(query))).map(presentWorkOfOther),
    ),
    route(calls.listOwnResearch, async ({ caller, query }) =>
      (await listOwnWork(db, caller.id, pageOf(query))).map(presentOwnWork),
    ),
    route(calls.readResearch, ({ caller, params }) => readWork(db, caller.id, params.id)),
    route(calls.updateResearch, async ({ caller, params, body }) =>
      presentOwnWork(await updateWork(deps, { callerId: caller.id, id: params.id }, body)),
    ),
    route(calls.deleteResearch, async ({ caller, params }) => {
      await deleteWork(deps, caller.id, params.id);
      return undefined;
    }),
  ];
}
