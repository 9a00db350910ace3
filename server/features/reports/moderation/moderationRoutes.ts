import { calls } from '#contract/calls/index';
import type { ReportFile } from '#contract/entities/report';
import type { Deps } from '#domain/deps';
import { requireModerator } from '#domain/reports';
import { route, type Route } from '#server/platform/http/route';
import { readReportedFiles, signReportedFile } from '../reportedFiles';
import { decideReport } from './decideReport';
import { listReports, type FilesOf } from './listReports';
import { markLookedAt } from './markLookedAt';
import * as texts from './texts';

/** Reads the files of reports, with addresses that work for ten minutes. */
const createFilesOf =
  (deps: Deps): FilesOf =>
  async (reportIds) => {
    const files = new Map<number, ReportFile[]>();
    for (const row of await readReportedFiles(deps.db, reportIds)) {
      const { report_id: reportId, mime_type: type, original_name: name, alt, still_id } = row;
      const urlOf = (fileId: number) => signReportedFile(deps, { reportId, fileId });
      const still = still_id === null ? {} : { still_url: urlOf(still_id) };
      const file = { url: urlOf(row.id), name, type, alt, ...still };
      files.set(reportId, [...(files.get(reportId) ?? []), file]);
    }
    return files;
  };

/** The queue of the moderators, and their decisions. To everyone else, these calls don't exist. */
export function moderationRoutes(deps: Deps): Route[] {
  const filesOf = createFilesOf(deps);
  return [
    route(calls.listModerationReports, async ({ caller, query }) => {
      requireModerator(deps, caller);
      const page = { state: query.state, beforeId: query.before_id };
      return listReports(deps.db, caller.id, page, { now: deps.clock.now(), filesOf });
    }),
    route(calls.lookAtReport, async ({ caller, params }) => {
      requireModerator(deps, caller);
      await markLookedAt(deps, caller.id, params.id);
      return { detail: texts.lookedAt };
    }),
    route(calls.decideReport, async ({ caller, params, body, ip }) => {
      requireModerator(deps, caller);
      const { decision, days, explanation = '' } = body;
      const wanted = { moderatorId: caller.id, reportId: params.id, decision, days, ip };
      await decideReport(deps, { ...wanted, explanation: explanation.trim() });
      return { detail: texts.decided };
    }),
  ];
}
