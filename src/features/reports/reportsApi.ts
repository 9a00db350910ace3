import type { ReportKind } from '#contract/entities/report';
import { MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

interface NewReport {
  kind: ReportKind;
  id: number;
  reason: string;
  note: string;
  /** Further messages that the moderators see. */
  messageIds: readonly number[];
}

/** The endpoints of people who report something, or about whose content was decided. */
export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createReport: build.mutation<ApiResponse<'createReport'>, NewReport>({
      query: ({ note, messageIds, ...report }) =>
        request('createReport', {
          json: {
            ...report,
            ...(note === '' ? {} : { note }),
            ...(messageIds.length === 0 ? {} : { message_ids: [...messageIds] }),
          },
        }),
      extraOptions: { creates: true },
      invalidatesTags: (_done, error) => (error ? [] : ['Reports']),
    }),
    listMyReports: build.infiniteQuery<ApiResponse<'listMyReports'>, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ reports }, _pages, offset) =>
          reports.length < MAX_PAGE_SIZE ? undefined : offset + MAX_PAGE_SIZE,
      },
      query: ({ pageParam: offset }) =>
        request('listMyReports', { query: { limit: MAX_PAGE_SIZE, offset } }),
      providesTags: ['Reports'],
    }),
    withdrawReport: build.mutation<ApiResponse<'withdrawReport'>, number>({
      query: (id) => request('withdrawReport', { params: { id } }),
      // Also if it failed, because it may be decided.
      invalidatesTags: ['Reports'],
    }),
    appealDecision: build.mutation<ApiResponse<'appealDecision'>, { id: number; text: string }>({
      query: ({ id, text }) => request('appealDecision', { params: { id }, json: { text } }),
      extraOptions: { creates: true },
      invalidatesTags: (appeal) => (appeal ? ['Reports'] : []),
    }),
  }),
});

export const {
  useCreateReportMutation,
  useListMyReportsInfiniteQuery,
  useWithdrawReportMutation,
  useAppealDecisionMutation,
} = reportsApi;
