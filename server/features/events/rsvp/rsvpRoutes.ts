import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { requireSame, type Route, route } from '#server/platform/http/route';
import { presentAttendee } from '../eventPresenter';
import { listAttendees } from './listAttendees';
import { readRsvpCounts } from './readRsvp';
import { answerRsvp, readMyRsvp, setRsvp } from './setRsvp';

/** RSVPs and the list of attendees. */
export function rsvpRoutes(deps: Deps): Route[] {
  return [
    route(calls.setRsvp, ({ caller, params, body }) => {
      requireSame('event_id', params.id, body.event_id);
      return answerRsvp(deps, caller.id, params.id, body);
    }),
    route(calls.deleteRsvp, async ({ caller, params }) => {
      await setRsvp(deps, caller.id, params.id, { status: null });
      return undefined;
    }),
    route(calls.readMyRsvp, ({ caller, params }) => readMyRsvp(deps, caller.id, params.id)),
    route(calls.readRsvpCounts, ({ caller, query }) =>
      readRsvpCounts(deps, caller.id, query.event_id),
    ),
    route(calls.listAttendees, async ({ caller, params }) =>
      (await listAttendees(deps, caller.id, params.id)).map(presentAttendee),
    ),
  ];
}
