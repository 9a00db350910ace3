import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The endpoints that export events to other calendars. */
export const calendarApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['CalendarFeed'] })
  .injectEndpoints({
    endpoints: (build) => ({
      downloadEvent: build.mutation<string, number>({
        query: (id) =>
          request('downloadEvent', {
            params: { id },
            // Error responses are JSON all the same.
            responseHandler: (response) => (response.ok ? response.text() : response.json()),
          }),
      }),
      readCalendarFeedState: build.query<ApiResponse<'readCalendarFeedState'>, void>({
        query: () => request('readCalendarFeedState'),
        providesTags: ['CalendarFeed'],
      }),
      createCalendarFeed: build.mutation<ApiResponse<'createCalendarFeed'>, void>({
        query: () => request('createCalendarFeed'),
        // Anyone with the address can read which events its owner attends.
        extraOptions: { creates: true, secretResult: true },
        invalidatesTags: ['CalendarFeed'],
      }),
      deleteCalendarFeed: build.mutation<ApiResponse<'deleteCalendarFeed'>, void>({
        query: () => request('deleteCalendarFeed'),
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
