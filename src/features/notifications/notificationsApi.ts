import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi, byOffset } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The notification endpoints. Users see only their own, so the lists are cached by user id. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.infiniteQuery<ApiResponse<'listNotifications'>, number, number>({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ queryArg: userId, pageParam: offset }) =>
        request('listNotifications', {
          query: { user_id: userId, limit: LIST_PAGE_SIZE, offset },
        }),
      providesTags: [{ type: 'Notifications', id: 'list' }],
    }),
    /** Its length is the badge; without a limit the server returns more than a badge can show. */
    listUnreadNotifications: build.query<ApiResponse<'listUnreadNotifications'>, number>({
      query: (userId) => request('listUnreadNotifications', { query: { user_id: userId } }),
      providesTags: [{ type: 'Notifications', id: 'unread' }],
    }),
    markNotificationsRead: build.mutation<null, readonly number[]>({
      queryFn: async (ids, _api, _options, send) => {
        const responses = await Promise.all(
          ids.map(async (id) => send(request('markNotificationRead', { params: { id } }))),
        );
        const failed = responses.find(({ error }) => error);
        return failed?.error ? failed : { data: null };
      },
      invalidatesTags: ['Notifications'],
    }),
    markAllNotificationsRead: build.mutation<ApiResponse<'markAllNotificationsRead'>, void>({
      query: () => request('markAllNotificationsRead'),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const { useListNotificationsInfiniteQuery, useListUnreadNotificationsQuery } =
  notificationsApi;
