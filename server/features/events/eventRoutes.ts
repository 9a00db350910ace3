import { calls } from '#contract/calls/index';
import type { QueryOf } from '#contract/defineCall';
import { MAX_EVENT_IDS } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { pageOf, type Route, route } from '#server/platform/http/route';
import { presentPost } from '#domain/posts';
import { presentEvent } from './eventPresenter';
import { groupComingEvents } from './lists/groupComingEvents';
import {
  listComingEvents,
  listEventsBetween,
  readMoment,
  readPeriod,
} from './lists/listComingEvents';
import { listComingFirst } from './lists/listComingFirst';
import { findEvent, listEventsByIds, readEventIds } from './lists/listEventsByIds';
import { listLatestFirst } from './lists/listLatestFirst';
import { createEventPost } from './posts/createEventPost';
import { updateEventPost } from './posts/updateEventPost';
import { rsvpRoutes } from './rsvp/rsvpRoutes';

type EventsQuery = QueryOf<typeof calls.listEvents> & {
  event_id?: number;
  since?: string;
  until?: string;
};

const ownLists = [
  [calls.listMyEvents, 'mine'],
  [calls.listHostedEvents, 'hosting'],
] as const;

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
      const { event_id, since, until, ...page }: EventsQuery = query;
      if (event_id !== undefined) return presentEvent(await findEvent(deps, caller.id, event_id));
      const period = since !== undefined && until !== undefined && readPeriod(since, until);
      const events = period
        ? await listEventsBetween(deps, caller.id, period, pageOf(page))
        : await listComingEvents(db, caller.id, clock.now(), pageOf(page));
      return events.map(presentEvent);
    }),
    ...ownLists.map(([call, list]) =>
      route(call, async ({ caller, query: { before_id: beforeId, coming_at, ...query } }) => {
        const page = { ...pageOf(query), beforeId };
        const events = await (coming_at === undefined
          ? listLatestFirst(deps, caller.id, list, page)
          : listComingFirst(deps, caller.id, list, {
              ...page,
              comingAt: readMoment('coming_at', coming_at),
            }));
        return events.map(presentEvent);
      }),
    ),
    route(calls.listPastEvents, async ({ caller, query }) => {
      const page = { ...pageOf(query), beforeId: query.before_id };
      return (await listLatestFirst(deps, caller.id, 'past', page)).map(presentEvent);
    }),
    route(calls.groupEventsByTime, ({ caller }) => groupComingEvents(db, caller.id, clock.now())),
    route(calls.listEventsByIds, async ({ caller, query }) => {
      const { event_ids: lists = [], limit = MAX_EVENT_IDS, offset = 0 } = query;
      const page = { limit: Math.min(limit, MAX_EVENT_IDS), offset };
      const events = await listEventsByIds(deps, caller.id, readEventIds(lists), page);
      return events.map(presentEvent);
    }),
    ...rsvpRoutes(deps),
  ];
}
