import type { Event, RsvpStatus } from '#contract/entities/event';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** Events by their ids, paginated by offset and limit. */
export interface EventsById {
  ids: readonly number[];
  offset: number;
  limit: number;
}

/** The endpoints for events and RSVPs. */
export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUpcoming: build.query<Event[], number>({
      query: (limit) => request('listEvents', { query: { limit } }),
      providesTags: ['Event'],
    }),
    readEvent: build.query<Event, number>({
      query: (eventId) => request('listEvents', { query: { event_id: eventId } }),
      providesTags: ['Event'],
    }),
    groupEvents: build.query<ApiResponse<'groupEventsByTime'>, void>({
      query: () => request('groupEventsByTime'),
      providesTags: ['EventGroups'],
    }),
    listEventsById: build.query<ApiResponse<'listEventsByIds'>, EventsById>({
      query: ({ ids, offset, limit }) =>
        request('listEventsByIds', { query: { event_ids: ids.join(','), offset, limit } }),
      providesTags: ['Event'],
    }),
    listAttendees: build.query<ApiResponse<'listAttendees'>, number>({
      query: (id) => request('listAttendees', { params: { id } }),
      providesTags: (_attendees, _error, eventId) => [{ type: 'Attendees', id: eventId }],
    }),
    readRsvpCounts: build.query<ApiResponse<'readRsvpCounts'>, number>({
      query: (eventId) => request('readRsvpCounts', { query: { event_id: eventId } }),
    }),
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
} = eventsApi;
