import type { ModerationDecision, ReportState } from '#contract/entities/report';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

interface ReportsArgs {
  /** Without it, everything that the moderator can decide. */
  state?: ReportState | undefined;
  /** Older reports than this one. */
  beforeId?: number | undefined;
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
    listModerationReports: build.query<ApiResponse<'listModerationReports'>, ReportsArgs>({
      query: ({ state, beforeId }) =>
        request('listModerationReports', {
          query: {
            ...(state === undefined ? {} : { state }),
            ...(beforeId === undefined ? {} : { before_id: beforeId }),
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

export const { useListModerationReportsQuery, useMarkLookedAtQuery, useDecideReportMutation } =
  moderationApi;
