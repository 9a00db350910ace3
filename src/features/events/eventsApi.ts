import type { Event, RsvpCounts, RsvpStatus } from '#contract/entities/event';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** Events by their ids, paginated by offset and limit. */
export interface EventsById {
  ids: readonly number[];
  offset: number;
  limit: number;
}

/** The RSVP counts of an event and the reader's own RSVP, as far as the server sent them. */
export type EventRsvps = Partial<RsvpCounts & { my_rsvp: RsvpStatus | null }>;

const countsOf = (eventId: number) => request('readRsvpCounts', { query: { event_id: eventId } });

/** The endpoints for events and RSVPs. */
export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUpcoming: build.query<Event[], number>({
      query: (limit) => request('listEvents', { query: { limit } }),
      providesTags: ['Event'],
    }),
    readEvent: build.query<Event | null, number>({
      query: (eventId) => request('listEvents', { query: { event_id: eventId } }),
      // Some servers return one event, others a list with one event.
      transformResponse: (response: Event | Event[] | null) =>
        Array.isArray(response) ? (response[0] ?? null) : response,
      providesTags: ['Event'],
    }),
    groupEvents: build.query<ApiResponse<'groupEventsByTime'>, void>({
      query: () => request('groupEventsByTime'),
      providesTags: ['EventGroups'],
    }),
    listEventsById: build.query<Event[], EventsById>({
      query: ({ ids, offset, limit }) =>
        request('listEventsByIds', { query: { event_ids: ids.join(','), offset, limit } }),
      // Older servers respond with an object.
      transformResponse: (response: Event[] | { events: Event[] }) =>
        'events' in response ? response.events : response,
      providesTags: ['Event'],
    }),
    listAttendees: build.query<ApiResponse<'listAttendees'>, number>({
      query: (id) => request('listAttendees', { params: { id } }),
      providesTags: (_attendees, _error, eventId) => [{ type: 'Attendees', id: eventId }],
    }),
    readRsvps: build.query<EventRsvps, number>({
      // Both in one entry: refreshing only one would count the reader's own RSVP twice or not at
      // all.
      queryFn: async (eventId, _api, _options, ask) => {
        const [counts, mine] = await Promise.all([
          ask(countsOf(eventId)),
          ask(request('readMyRsvp', { params: { id: eventId } })),
        ]);
        if (counts.error && mine.error) return { error: mine.error };
        const own = mine.data as ApiResponse<'readMyRsvp'> | undefined;
        return {
          data: {
            ...(counts.data as ApiResponse<'readRsvpCounts'> | undefined),
            ...(own && { my_rsvp: own.status }),
          },
        };
      },
    }),
    readRsvpCounts: build.query<RsvpCounts, number>({ query: countsOf }),
    setRsvp: build.mutation<
      ApiResponse<'setRsvp'>,
      { eventId: number; status: RsvpStatus; waitlist?: boolean }
    >({
      query: ({ eventId, ...wanted }) =>
        request('setRsvp', { params: { id: eventId }, json: { event_id: eventId, ...wanted } }),
      invalidatesTags: (_response, error, { eventId }) =>
        error ? [] : [{ type: 'Attendees', id: eventId }],
    }),
    deleteRsvp: build.mutation<ApiResponse<'deleteRsvp'>, { eventId: number }>({
      query: ({ eventId: id }) => request('deleteRsvp', { params: { id } }),
      invalidatesTags: (_response, error, { eventId }) =>
        error ? [] : [{ type: 'Attendees', id: eventId }],
    }),
  }),
});

export const {
  useListUpcomingQuery,
  useReadEventQuery,
  useGroupEventsQuery,
  useListEventsByIdQuery,
  useListAttendeesQuery,
  useReadRsvpsQuery,
} = eventsApi;
