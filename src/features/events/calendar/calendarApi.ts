import { baseApi } from '../../../api/baseApi';

/** The calls that bring events into other calendars. */
export const calendarApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['CalendarFeed'] })
  .injectEndpoints({
    endpoints: (build) => ({
      downloadEvent: build.mutation<string, number>({
        query: (eventId) => ({
          url: `calendar/event/${eventId}`,
          // A refusal is JSON all the same.
          responseHandler: (answer) => (answer.ok ? answer.text() : answer.json()),
        }),
      }),
      readCalendarFeedState: build.query<{ created_at: string | null }, void>({
        query: () => 'calendar/feed',
        providesTags: ['CalendarFeed'],
      }),
      createCalendarFeed: build.mutation<{ feed_url: string }, void>({
        query: () => ({ url: 'calendar/feed', method: 'POST' }),
        // Whoever has the address may read what its owner attends.
        extraOptions: { creates: true, secretResult: true },
        invalidatesTags: ['CalendarFeed'],
      }),
      deleteCalendarFeed: build.mutation<null, void>({
        query: () => ({ url: 'calendar/feed', method: 'DELETE' }),
        invalidatesTags: ['CalendarFeed'],
      }),
    }),
  });

export const {
  useDownloadEventMutation,
  useReadCalendarFeedStateQuery,
  useCreateCalendarFeedMutation,
  useDeleteCalendarFeedMutation,
} = calendarApi;
