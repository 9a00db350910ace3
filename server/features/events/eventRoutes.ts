import { calls } from '#contract/calls/index';
import type { QueryOf } from '#contract/defineCall';
import { LIST_PAGE_SIZE, MAX_EVENT_IDS } from '#contract/limits';
import type { Deps } from '../../deps';
import { route, type Route } from '../../platform/http/route';
import { presentPost } from '../../presenters/postPresenter';
import { createEventPost } from './createEventPost';
import { readEventIds } from './eventIds';
import { presentEvent } from './eventPresenter';
import { eventNotFound } from './eventProblems';
import { findEvent, groupComingEvents, listComingEvents, listEventsByIds } from './eventRepository';
import { rsvpRoutes } from './rsvpRoutes';
import { updateEventPost } from './updateEventPost';

type EventsQuery = QueryOf<typeof calls.listEvents> & { event_id?: number };

/** Announcing and editing events, finding them, and saying that one goes. */
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
      const { limit = LIST_PAGE_SIZE, offset = 0, event_id }: EventsQuery = query;
      if (event_id === undefined) {
        const events = await listComingEvents(db, caller.id, clock.now(), { limit, offset });
        return events.map(presentEvent);
      }
      const event = await findEvent(db, caller.id, event_id);
      if (!event) throw eventNotFound();
      return presentEvent(event);
    }),
    route(calls.groupEventsByTime, ({ caller }) => groupComingEvents(db, caller.id, clock.now())),
    route(calls.listEventsByIds, async ({ caller, query }) => {
      const { limit = MAX_EVENT_IDS, offset = 0 } = query;
      const ids = readEventIds(query.event_ids);
      const events = await listEventsByIds(db, caller.id, ids, { limit, offset });
      return { events: events.map(presentEvent) };
    }),
    ...rsvpRoutes(deps),
  ];
}
