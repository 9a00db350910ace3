import { calls } from '#contract/calls/index';
import type { Deps } from '../../deps';
import { route, type Route } from '../../platform/http/route';
import { requireSameEvent } from './eventProblems';
import { answerEvent, readAnswer, readAttendees, readCounts } from './rsvpService';

/** Saying that one goes or is interested, and who does. */
export function rsvpRoutes(deps: Deps): Route[] {
  return [
    route(calls.setRsvp, async ({ caller, params, body }) => {
      requireSameEvent(params.id, body.event_id);
      await answerEvent(deps, caller.id, params.id, body.status);
      return { status: body.status };
    }),
    route(calls.deleteRsvp, async ({ caller, params }) => {
      await answerEvent(deps, caller.id, params.id, null);
      return undefined;
    }),
    route(calls.readMyRsvp, async ({ caller, params }) => ({
      status: await readAnswer(deps, caller.id, params.id),
    })),
    route(calls.readRsvpCounts, ({ caller, query }) => readCounts(deps, caller.id, query.event_id)),
    route(calls.listAttendees, ({ caller, params }) => readAttendees(deps, caller.id, params.id)),
  ];
}
