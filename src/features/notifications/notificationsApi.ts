import type { Notification } from '#contract/entities/notification';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../api/baseApi';

/** The calls of notifications; a person sees his own only, so the lists are kept by his id. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.infiniteQuery<Notification[], number, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) =>
          page.length < LIST_PAGE_SIZE ? undefined : offset + LIST_PAGE_SIZE,
      },
      query: ({ queryArg: userId, pageParam: offset }) => ({
        url: 'notifications/',
        params: { user_id: userId, limit: LIST_PAGE_SIZE, offset },
      }),
      providesTags: [{ type: 'Notifications', id: 'list' }],
    }),
    /** Its length is the badge; without a limit the server sends more than a badge can say. */
    listUnreadNotifications: build.query<Notification[], number>({
      query: (userId) => ({ url: 'notifications/unread', params: { user_id: userId } }),
      providesTags: [{ type: 'Notifications', id: 'unread' }],
    }),
    markNotificationsRead: build.mutation<null, readonly number[]>({
      queryFn: async (ids, _api, _options, send) => {
        const answers = await Promise.all(
          ids.map(async (id) => send({ url: `notifications/${id}/read`, method: 'PUT' })),
        );
        const error = answers.find((answer) => answer.error)?.error;
        return error ? { error } : { data: null };
      },
      invalidatesTags: ['Notifications'],
    }),
    markAllNotificationsRead: build.mutation<unknown, void>({
      query: () => ({ url: 'notifications/read-all', method: 'PUT' }),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const { useListNotificationsInfiniteQuery, useListUnreadNotificationsQuery } =
  notificationsApi;
