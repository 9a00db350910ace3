import { exportCalls } from '#contract/calls/exports';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import { sendExport } from './exportLinks';
import { listExports, presentExport } from './listExports';
import { requestExport } from './requestExport';

/** The copies of people's data: asked for, listed and downloaded. */
export function exportRoutes(deps: Deps): Route[] {
  return [
    route(exportCalls.requestExport, async ({ caller, ip }) => ({
      id: await requestExport(deps, { userId: caller.id, ip }),
    })),
    route(exportCalls.listExports, async ({ caller, reply }) => {
      reply.header('cache-control', 'private, no-store');
      const rows = await listExports(deps.db, caller.id);
      return rows.map((row) => presentExport(deps, row));
    }),
    route(
      exportCalls.downloadExport,
      ({ params, query, request, reply }) =>
        sendExport(deps, { ...query, ...params }, { request, reply }),
      { uncounted: true },
    ),
  ];
}
