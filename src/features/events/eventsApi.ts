import type {
  Attendee,
  Event,
  EventGroups,
  RsvpCounts,
  RsvpStatus,
} from '#contract/entities/event';
import { baseApi } from '../../api/baseApi';

/** Events by their ids, so many from a place in the list on. */
export interface EventsById {
  ids: readonly number[];
  offset: number;
  limit: number;
}

/** How everybody and how the reader stands to an event, as far as the server told it. */
export type EventAnswers = Partial<RsvpCounts & { my_rsvp: RsvpStatus | null }>;

const rsvpOf = (eventId: number) => `interactions/event/${eventId}/rsvp`;
const countsOf = (eventId: number) => ({
  url: 'interactions/posts/events/rsvp/counts/',
  params: { event_id: eventId },
});

/** The calls of events and of the answers to them. */
export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUpcoming: build.query<Event[], number>({
      query: (limit) => ({ url: 'posts/events/', params: { limit } }),
      providesTags: ['Event'],
    }),
    readEvent: build.query<Event | null, number>({
      query: (eventId) => ({ url: 'posts/events/', params: { event_id: eventId } }),
      // Some servers answer one event, others a list of one.
      transformResponse: (answer: Event | Event[] | null) =>
        Array.isArray(answer) ? (answer[0] ?? null) : answer,
      providesTags: ['Event'],
    }),
    groupEvents: build.query<EventGroups, void>({
      query: () => 'top/events/grouped-by-time',
      providesTags: ['EventGroups'],
    }),
    listEventsById: build.query<Event[], EventsById>({
      query: ({ ids, offset, limit }) => ({
        url: 'top/events/by-ids/paginated',
        params: { event_ids: ids.join(','), offset, limit },
      }),
      transformResponse: (answer: { events: Event[] }) => answer.events,
      providesTags: ['Event'],
    }),
    listAttendees: build.query<Attendee[], number>({
      query: (eventId) => `interactions/event/${eventId}/attendees`,
      providesTags: (_attendees, _error, eventId) => [{ type: 'Attendees', id: eventId }],
    }),
    readAnswers: build.query<EventAnswers, number>({
      // Both in one entry: half of them renewed would count the reader's own answer twice or not at all.
      queryFn: async (eventId, _api, _options, ask) => {
        const [counts, mine] = await Promise.all([
          ask(countsOf(eventId)),
          ask(`interactions/event/${eventId}/my_rsvp/`),
        ]);
        if (counts.error && mine.error) return { error: mine.error };
        const told = mine.data as { status: RsvpStatus | null } | undefined;
        return {
          data: {
            ...(counts.data as RsvpCounts | undefined),
            ...(told && { my_rsvp: told.status }),
          },
        };
      },
    }),
    readRsvpCounts: build.query<RsvpCounts, number>({ query: countsOf }),
    setRsvp: build.mutation<{ status: RsvpStatus }, { eventId: number; status: RsvpStatus }>({
      query: ({ eventId, status }) => ({
        url: rsvpOf(eventId),
        method: 'POST',
        body: { event_id: eventId, status },
      }),
      invalidatesTags: (_answer, error, { eventId }) =>
        error ? [] : [{ type: 'Attendees', id: eventId }],
    }),
    deleteRsvp: build.mutation<null, { eventId: number }>({
      query: ({ eventId }) => ({ url: rsvpOf(eventId), method: 'DELETE' }),
      invalidatesTags: (_answer, error, { eventId }) =>
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
  useReadAnswersQuery,
} = eventsApi;
