import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { route, type Route } from '#server/platform/http/route';
import { reportPost } from './reportPost';
import { sendReportedFile } from './reportedFiles';
import * as texts from './texts';

/** More than any person has reason to report in an hour. */
const reportLimit: LimitRule = {
  name: 'report',
  points: 30,
  seconds: 3600,
  key: ({ callerId }) => String(callerId),
};

/** Reporting a post to the operators of the site, and the files they open. */
export function reportRoutes(deps: Deps): Route[] {
  return [
    route(
      calls.reportPost,
      async ({ caller, params, body }) => {
        await reportPost(deps, caller.id, params.id, body.reason);
        return { detail: texts.reported };
      },
      { limits: [reportLimit] },
    ),
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
