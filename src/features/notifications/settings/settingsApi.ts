import { baseApi } from '#api/baseApi';
import { request, type ApiResponse, type RequestParts } from '#api/request';

/** Changes to the settings. The types left out stay. */
type SettingChanges = NonNullable<RequestParts<'saveNotificationSettings'>['json']>;
export type SettingChange = NonNullable<SettingChanges['settings']>[number];

/** The endpoints of the notification settings. */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readNotificationSettings: build.query<ApiResponse<'readNotificationSettings'>, void>({
      query: () => request('readNotificationSettings'),
      providesTags: ['NotificationSettings'],
    }),
    /** Shows the changes at once, and takes them back if they could not be saved. */
    saveNotificationSettings: build.mutation<
      ApiResponse<'saveNotificationSettings'>,
      SettingChanges
    >({
      query: (json) => request('saveNotificationSettings', { json }),
      // The bell lists other types then.
      invalidatesTags: (response) => (response ? ['NotificationSettings', 'Notifications'] : []),
      onQueryStarted: async ({ settings = [] }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          settingsApi.util.updateQueryData('readNotificationSettings', undefined, (shown) => {
            const changed = new Map(settings.map((setting) => [setting.type as string, setting]));
            shown.settings = shown.settings.map((known) => changed.get(known.type) ?? known);
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
    unsubscribe: build.mutation<ApiResponse<'unsubscribe'>, { token: string }>({
      query: ({ token }) => request('unsubscribe', { params: { token } }),
      extraOptions: { anonymous: true, secretArgs: ['token'] },
    }),
  }),
});

export const {
  useReadNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
  useUnsubscribeMutation,
} = settingsApi;
