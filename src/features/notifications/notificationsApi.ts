import type { Notification } from '#contract/entities/notification';
import { MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../api/baseApi';

/** The calls of notifications; a person sees his own only. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notification[], number>({
      query: (userId) => ({ url: 'notifications/', params: { user_id: userId } }),
      providesTags: ['Notifications'],
    }),
    listUnreadNotifications: build.query<Notification[], number>({
      query: (userId) => ({
        url: 'notifications/unread',
        params: { user_id: userId, limit: MAX_PAGE_SIZE },
      }),
      providesTags: ['Notifications'],
    }),
    markNotificationRead: build.mutation<unknown, number>({
      query: (id) => ({ url: `notifications/${id}/read`, method: 'PUT' }),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const {
  useListNotificationsQuery,
  useListUnreadNotificationsQuery,
  useMarkNotificationReadMutation,
} = notificationsApi;
