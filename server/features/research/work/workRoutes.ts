import { calls } from '#contract/calls/index';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { researchMessages } from '#contract/messages';
import type { Deps } from '../../../deps';
import { notFound } from '../../../platform/http/problem';
import { route, type Route } from '../../../platform/http/route';
import { answerRequest, requestCollaboration } from './collaboration';
import { listPendingRequests } from './requestRepository';
import { presentOwnWork, presentRequest, presentWorkOfOther } from './workPresenter';
import { listOwnWork, listWorkOfOthers, type Page } from './workRepository';
import { deleteWork, postWork } from './workService';

function requestRoutes(deps: Deps): Route[] {
  return [
    route(calls.listCollaborationRequests, async ({ caller, query }) =>
      (await listPendingRequests(deps.db, caller.id, pageOf(query))).map(presentRequest),
    ),
    route(calls.requestCollaboration, async ({ caller, params, body }) => {
      const asked = { researchId: params.id, message: body.message };
      await requestCollaboration(deps, caller.id, asked);
      return { detail: researchMessages.collaborationSent };
    }),
    route(calls.acceptCollaboration, async ({ caller, params }) => {
      await answerRequest(deps, caller.id, { requestId: params.id, status: 'accepted' });
      return { detail: 'The request was accepted. You are connected now.' };
    }),
    route(calls.declineCollaboration, async ({ caller, params }) => {
      await answerRequest(deps, caller.id, { requestId: params.id, status: 'declined' });
      return { detail: 'The request was declined.' };
    }),
  ];
}

/** Current work, and requests to join it. */
export function workRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    ...requestRoutes(deps),
    route(calls.postResearch, async ({ caller, body }) => {
      const id = await postWork(deps, caller.id, body);
      const [work] = await listOwnWork(db, caller.id, { id, limit: 1, offset: 0 });
      if (!work) throw notFound('This research does not exist any more.');
      return presentOwnWork(work);
    }),
    route(calls.listResearchOfOthers, async ({ caller, query }) =>
      (await listWorkOfOthers(db, caller.id, pageOf(query))).map(presentWorkOfOther),
    ),
    route(calls.listOwnResearch, async ({ caller, query }) =>
      (await listOwnWork(db, caller.id, pageOf(query))).map(presentOwnWork),
    ),
    route(calls.deleteResearch, async ({ caller, params }) => {
      await deleteWork(deps, caller.id, params.id);
      return undefined;
    }),
  ];
}

function pageOf({ limit = LIST_PAGE_SIZE, offset = 0 }: { limit?: number; offset?: number }): Page {
  return { limit, offset };
}
