import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { requireSame, type Route, route } from '#server/platform/http/route';
import { presentAttendee } from '../eventPresenter';
import { listAttendees } from './listAttendees';
import { readRsvp, readRsvpCounts } from './readRsvp';
import { setRsvp } from './setRsvp';

/** RSVPs and the list of attendees. */
export function rsvpRoutes(deps: Deps): Route[] {
  return [
    route(calls.setRsvp, async ({ caller, params, body }) => {
      requireSame('event_id', params.id, body.event_id);
      await setRsvp(deps, caller.id, params.id, body.status);
      return { status: body.status };
    }),
    route(calls.deleteRsvp, async ({ caller, params }) => {
      await setRsvp(deps, caller.id, params.id, null);
      return undefined;
    }),
    route(calls.readMyRsvp, async ({ caller, params }) => ({
      status: await readRsvp(deps, caller.id, params.id),
    })),
    route(calls.readRsvpCounts, ({ caller, query }) =>
      readRsvpCounts(deps, caller.id, query.event_id),
    ),
    route(calls.listAttendees, async ({ caller, params }) =>
      (await listAttendees(deps, caller.id, params.id)).map(presentAttendee),
    ),
  ];
}
