import type { ModerationDecision, ReportState } from '#contract/entities/report';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

interface ReportsArgs {
  /** Without it, everything that the moderator can decide. */
  state?: ReportState | undefined;
}

interface DecisionArgs {
  id: number;
  decision: ModerationDecision;
  days?: number | undefined;
  explanation: string;
}

/** The endpoints of moderators, which don't exist for anyone else. */
export const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Oldest first while they wait, newest first once decided. Each page follows the last id of another. */
    listModerationReports: build.infiniteQuery<
      ApiResponse<'listModerationReports'>,
      ReportsArgs,
      number | null
    >({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ reports }) =>
          reports.length < LIST_PAGE_SIZE ? undefined : reports.at(-1)?.id,
      },
      query: ({ queryArg: { state }, pageParam: lastId }) =>
        request('listModerationReports', {
          query: {
            ...(state === undefined ? {} : { state }),
            ...(lastId === null ? {} : { before_id: lastId }),
          },
        }),
      providesTags: ['Moderation'],
      keepUnusedDataFor: 0,
    }),
    /** A query, because it follows from showing the report, and repeats nothing. */
    markLookedAt: build.query<ApiResponse<'lookAtReport'>, number>({
      query: (id) => request('lookAtReport', { params: { id } }),
    }),
    decideReport: build.mutation<ApiResponse<'decideReport'>, DecisionArgs>({
      query: ({ id, decision, days, explanation }) =>
        request('decideReport', {
          params: { id },
          json: { decision, explanation, ...(days === undefined ? {} : { days }) },
        }),
      // Also if it failed, because another moderator may have decided.
      invalidatesTags: ['Moderation'],
    }),
  }),
});

export const {
  useListModerationReportsInfiniteQuery,
  useMarkLookedAtQuery,
  useDecideReportMutation,
} = moderationApi;
