import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { perPerson } from '#server/platform/http/limits/limits';
import { pageOf, route, type Route } from '#server/platform/http/route';
import { listMyReports, listOwnDecisions } from './listMyReports';
import { appealDecision, withdrawReport } from './ownReports';
import { reportContent } from './reportContent';
import { sendReportedFile } from './reportedFiles';
import * as texts from './texts';

/** More than any person has reason to report in an hour, whatever the kind. */
const reportLimit = perPerson({ name: 'report', points: 30, seconds: 3600 });

/** Reporting to the moderators, the answers, appeals, and the files that moderators open. */
export function reportRoutes(deps: Deps): Route[] {
  const limits = { limits: [reportLimit] };
  return [
    route(
      calls.reportPost,
      async ({ caller, params, body }) => {
        await reportContent(deps, caller.id, { kind: 'post', id: params.id, ...body });
        return { detail: texts.reported };
      },
      limits,
    ),
    route(
      calls.reportComment,
      async ({ caller, params, body }) => {
        await reportContent(deps, caller.id, { kind: 'comment', id: params.comment_id, ...body });
        return { detail: texts.reported };
      },
      limits,
    ),
    route(
      calls.createReport,
      async ({ caller, body: { message_ids: messageIds, ...body } }) => ({
        id: await reportContent(deps, caller.id, { ...body, messageIds }),
      }),
      limits,
    ),
    route(calls.listMyReports, async ({ caller, query }) => ({
      reports: await listMyReports(deps.db, caller.id, pageOf(query)),
      decisions: await listOwnDecisions(deps.db, caller.id),
    })),
    route(calls.withdrawReport, async ({ caller, params }) => {
      await withdrawReport(deps, caller.id, params.id);
      return undefined;
    }),
    route(calls.appealDecision, async ({ caller, params, body }) => {
      await appealDecision(deps, caller.id, { id: params.id, text: body.text });
      return { detail: texts.appealSent };
    }),
    route(
      calls.readReportedFile,
      ({ params, query, request, reply }) => {
        const link = { reportId: params.id, fileId: params.file_id, ...query };
        return sendReportedFile(deps, link, { request, reply });
      },
      { uncounted: true },
    ),
  ];
}
