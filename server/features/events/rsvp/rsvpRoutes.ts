import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { badRequest } from '#server/platform/http/problem';
import { route, type Route } from '#server/platform/http/route';
import { presentAttendee } from '../eventPresenter';
import * as texts from '../texts';
import { listAttendees } from './listAttendees';
import { readRsvp, readRsvpCounts } from './readRsvp';
import { setRsvp } from './setRsvp';

/** Throws 400 if the body names another event than the path; it may name none. */
function requireSameEvent(inPath: number, inBody: number | undefined): void {
  if (inBody === undefined || inBody === inPath) return;
  throw badRequest(texts.twoEvents, { event_id: texts.otherThanInPath });
}

/** RSVPs and the list of attendees. */
export function rsvpRoutes(deps: Deps): Route[] {
  return [
    route(calls.setRsvp, async ({ caller, params, body }) => {
      requireSameEvent(params.id, body.event_id);
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
