import type { AccountExport } from '#contract/entities/accountExport';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** A copy of the user's data. Its address opens everything, so its name marks it as secret in logs. */
export type DataExport = Omit<AccountExport, 'url'> & { download_url: string | null };

/** The endpoints of the copies of the user's data. */
export const exportsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Exports'] }).injectEndpoints({
  endpoints: (build) => ({
    listExports: build.query<DataExport[], void>({
      query: () => request('listExports'),
      transformResponse: (copies: ApiResponse<'listExports'>) =>
        copies.map(({ url, ...rest }) => ({ ...rest, download_url: url })),
      providesTags: ['Exports'],
    }),
    requestExport: build.mutation<ApiResponse<'requestExport'>, void>({
      query: () => request('requestExport'),
      extraOptions: { creates: true },
      // A refusal may mean that another window has asked already.
      invalidatesTags: ['Exports'],
    }),
  }),
});

export const { useListExportsQuery, useRequestExportMutation } = exportsApi;
