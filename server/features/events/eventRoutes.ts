import { calls } from '#contract/calls/index';
import type { QueryOf } from '#contract/defineCall';
import { MAX_EVENT_IDS } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { pageOf, type Route, route } from '#server/platform/http/route';
import { presentPost } from '#domain/posts';
import { presentEvent } from './eventPresenter';
import { groupComingEvents } from './lists/groupComingEvents';
import { listComingEvents } from './lists/listComingEvents';
import { findEvent, listEventsByIds, readEventIds } from './lists/listEventsByIds';
import { createEventPost } from './posts/createEventPost';
import { updateEventPost } from './posts/updateEventPost';
import { rsvpRoutes } from './rsvp/rsvpRoutes';

type EventsQuery = QueryOf<typeof calls.listEvents> & { event_id?: number };

/** Creating, editing and finding events, and RSVPs. */
export function eventRoutes(deps: Deps): Route[] {
  const { db, clock } = deps;
  return [
    route(calls.createEventPost, async ({ caller, body, files }) =>
      presentPost(await createEventPost(deps, caller.id, body, files.event_image?.[0])),
    ),
    route(calls.updateEventPost, async ({ caller, params, body, files }) => {
      const change = { postId: params.id, edit: body, upload: files.event_image?.[0] };
      return presentPost(await updateEventPost(deps, caller.id, change));
    }),
    route(calls.listEvents, async ({ caller, query }) => {
      const { event_id, ...page }: EventsQuery = query;
      if (event_id !== undefined) return presentEvent(await findEvent(db, caller.id, event_id));
      const events = await listComingEvents(db, caller.id, clock.now(), pageOf(page));
      return events.map(presentEvent);
    }),
    route(calls.groupEventsByTime, ({ caller }) => groupComingEvents(db, caller.id, clock.now())),
    route(calls.listEventsByIds, async ({ caller, query }) => {
      const ids = readEventIds(query.event_ids);
      const page = pageOf(query, MAX_EVENT_IDS);
      const events = await listEventsByIds(db, caller.id, ids, page);
      return { events: events.map(presentEvent) };
    }),
    ...rsvpRoutes(deps),
  ];
}
