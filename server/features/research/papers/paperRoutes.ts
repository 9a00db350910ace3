import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { pageOf, type Route, route } from '#server/platform/http/route';
import { badRequest } from '#server/platform/http/problem';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { PDF_FIELD } from '#server/platform/pdf/requirePdf';
import { readCitations, warmCitations } from '../citations/readCitations';
import * as texts from '../texts';
import { deletePaper } from './deletePaper';
import { requirePaper } from './findPaper';
import { inspectPaper } from './inspectPaper';
import { listPapersOfUser } from './listPapersOfUser';
import { presentPaper } from './paperPresenter';
import type { PaperRow } from './selectPapers';
import { createRecommendPapers } from './recommendPapers';
import { searchPapers } from './searchPapers';
import { sendPaperFile } from './sendPaperFile';
import { updatePaper } from './updatePaper';
import { uploadPaper } from './uploadPaper';

/**
 * Reading a PDF may take one process twenty seconds, and no person needs to add more papers in an
 * hour.
 */
const pdfLimit: LimitRule = {
  name: 'paper-file',
  points: 120,
  seconds: 3600,
  key: ({ callerId }) => String(callerId),
};

function theFile(files: Readonly<Record<string, UploadedFile[]>>): UploadedFile {
  const [upload] = files[PDF_FIELD] ?? [];
  if (!upload) throw badRequest(texts.chooseFile, { [PDF_FIELD]: texts.chooseFile });
  return upload;
}

/** Returns the same papers, and starts the citation process while they are read. */
function toShow<T>(papers: T[]): T[] {
  if (papers.length > 0) warmCitations();
  return papers;
}

function listRoutes(deps: Deps): Route[] {
  const { db } = deps;
  const recommendPapers = createRecommendPapers(deps);
  const present = (rows: PaperRow[]) => toShow(rows).map(presentPaper);
  return [
    route(calls.listRecommendedPapers, async ({ caller, query }) =>
      present(await recommendPapers(caller.id, pageOf(query))),
    ),
    route(calls.searchPapers, async ({ caller, query }) => {
      const { papers } = await searchPapers(db, caller.id, query.keyword, pageOf(query));
      return toShow(papers);
    }),
    route(calls.listPapersOfUser, async ({ caller, params, query }) =>
      present(await listPapersOfUser(db, caller.id, params.user_id, pageOf(query))),
    ),
  ];
}

function readRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(calls.readPaper, async ({ caller, params }) =>
      presentPaper(await requirePaper(db, caller.id, params.id)),
    ),
    route(calls.citePaper, async ({ caller, params }) =>
      readCitations(caller.id, await requirePaper(db, caller.id, params.id)),
    ),
    route(calls.readPaperFile, ({ caller, params, request, reply }) => {
      const wanted = { readerId: caller.id, id: params.id, download: false };
      return sendPaperFile(deps, wanted, { request, reply });
    }),
    route(calls.downloadPaper, ({ caller, params, request, reply }) => {
      const wanted = { readerId: caller.id, id: params.id, download: true };
      return sendPaperFile(deps, wanted, { request, reply });
    }),
  ];
}

/** Papers: finding, reading, citing, adding, editing and deleting them. */
export function paperRoutes(deps: Deps): Route[] {
  const limited = { limits: [pdfLimit] };
  return [
    ...listRoutes(deps),
    ...readRoutes(deps),
    route(
      calls.inspectPaper,
      ({ caller, body, files }) =>
        inspectPaper(deps, caller.id, { upload: theFile(files), knownDoi: body.doi }),
      limited,
    ),
    route(
      calls.uploadPaper,
      async ({ caller, body, files }) =>
        presentPaper(await uploadPaper(deps, caller.id, body, theFile(files))),
      limited,
    ),
    route(calls.updatePaper, async ({ caller, params, body }) =>
      presentPaper(await updatePaper(deps, { id: params.id, callerId: caller.id }, body)),
    ),
    route(calls.deletePaper, async ({ caller, params, ip }) => {
      await deletePaper(deps, { id: params.id, callerId: caller.id }, ip);
      return undefined;
    }),
  ];
}
