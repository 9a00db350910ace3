import type { ReportKind } from '#contract/entities/report';
import { MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { hasStatus } from '#api/errors';
import { request, type ApiResponse } from '#api/request';

interface NewReport {
  kind: ReportKind;
  id: number;
  reason: string;
  note: string;
  /** Further messages that the moderators see. */
  messageIds: readonly number[];
}

const newReport = ({ note, messageIds, ...report }: NewReport) =>
  request('createReport', {
    json: {
      ...report,
      ...(note === '' ? {} : { note }),
      ...(messageIds.length === 0 ? {} : { message_ids: [...messageIds] }),
    },
  });

/** Returns the call of an older server, which knows reports of posts and comments, without notes. */
function olderReport({ kind, id, ...report }: NewReport) {
  const reason = report.note === '' ? report.reason : `${report.reason}: ${report.note}`;
  if (kind === 'post') return request('reportPost', { params: { id }, json: { reason } });
  if (kind === 'comment')
    return request('reportComment', { params: { comment_id: id }, json: { reason } });
  return null;
}

/** The endpoints of people who report something, or about whose content was decided. */
export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createReport: build.mutation<null, NewReport>({
      queryFn: async (report, _api, _options, send) => {
        const response = await send(newReport(report));
        const older = hasStatus(response.error, 404) ? olderReport(report) : null;
        const { error } = older ? await send(older) : response;
        return error ? { error } : { data: null };
      },
      extraOptions: { creates: true },
      invalidatesTags: (_done, error) => (error ? [] : ['Reports']),
    }),
    listMyReports: build.query<ApiResponse<'listMyReports'>, void>({
      query: () => request('listMyReports', { query: { limit: MAX_PAGE_SIZE } }),
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
  useListMyReportsQuery,
  useWithdrawReportMutation,
  useAppealDecisionMutation,
} = reportsApi;
