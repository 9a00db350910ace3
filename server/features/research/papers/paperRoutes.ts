import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls/index';
import type { QueryOf } from '#contract/defineCall';
import type { Deps } from '#domain/deps';
import { presentPost } from '#domain/posts';
import { createCallerCheck } from '#server/platform/http/accessRule';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { pageOf, type Route, route } from '#server/platform/http/route';
import { badRequest } from '#server/platform/http/problem';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { PDF_FIELD } from '#server/platform/pdf/requirePdf';
import { readCitations, warmCitations } from '../citations/readCitations';
import * as texts from '../texts';
import { deletePaper } from './deletePaper';
import { requirePaper } from './findPaper';
import { listPaperPosts } from './listPaperPosts';
import { listPapersOfUser } from './lists/listPapersOfUser';
import { createRecommendPapers } from './lists/recommend/recommendPapers';
import { searchPapers } from './lists/searchPapers';
import { findPagesOfPaper } from './pages/findPagesOfPaper';
import { keepReadingPlace } from './pages/keepReadingPlace';
import { isPaperLink } from './paperLinks';
import { presentPaper } from './paperPresenter';
import type { PaperRow } from './selectPapers';
import { sendPaperFile } from './sendPaperFile';
import { updatePaper } from './updatePaper';
import { inspectPaper } from './upload/inspectPaper';
import { uploadPaper } from './upload/uploadPaper';

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

function requireFile(files: Readonly<Record<string, UploadedFile[]>>): UploadedFile {
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
  const present = (readerId: number, rows: PaperRow[]) =>
    toShow(rows).map((row) => presentPaper(deps, readerId, row));
  return [
    route(calls.listRecommendedPapers, async ({ caller, query }) =>
      toShow(await recommendPapers(caller.id, pageOf(query))).map(({ paper, why }) => ({
        ...presentPaper(deps, caller.id, paper),
        ...(why && { why }),
      })),
    ),
    route(calls.searchPapers, async ({ caller, query }) => {
      const { papers } = await searchPapers(deps, caller.id, query.keyword, pageOf(query));
      return toShow(papers);
    }),
    route(calls.listPapersOfUser, async ({ caller, params, query }) =>
      present(caller.id, await listPapersOfUser(db, caller.id, params.user_id, pageOf(query))),
    ),
  ];
}

function readRoutes(deps: Deps): Route[] {
  const { db } = deps;
  const requireCaller = createCallerCheck(deps);

  /** The reader of a signed address. Without one, the caller; throws 401 or 403 if there is none. */
  const readerOfFile = async (
    paperId: number,
    { reader, ...signed }: QueryOf<typeof calls.readPaperFile>,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<number> => {
    if (reader !== undefined && isPaperLink(deps, { paperId, readerId: reader }, signed))
      return reader;
    return (await requireCaller(request, reply)).id;
  };

  return [
    route(calls.readPaper, async ({ caller, params }) =>
      presentPaper(deps, caller.id, await requirePaper(db, caller.id, params.id)),
    ),
    route(calls.citePaper, async ({ caller, params }) =>
      readCitations(caller.id, await requirePaper(db, caller.id, params.id)),
    ),
    route(calls.findPagesOfPaper, ({ caller, params, query }) =>
      findPagesOfPaper(
        deps,
        { readerId: caller.id, id: params.id, keyword: query.keyword },
        pageOf(query),
      ),
    ),
    route(calls.listPaperPosts, async ({ caller, params, query }) => {
      const page = { ...pageOf(query), beforeId: query.before_id };
      const posts = await listPaperPosts(deps, caller.id, params.id, page);
      return { posts: posts.map(presentPost) };
    }),
    route(calls.keepReadingPlace, async ({ caller, params, body }) => {
      await keepReadingPlace(deps, { readerId: caller.id, id: params.id, page: body.page });
      return { detail: texts.placeKept };
    }),
    route(calls.readPaperFile, async ({ params, query, request, reply }) => {
      const readerId = await readerOfFile(params.id, query, { request, reply });
      const wanted = { readerId, id: params.id, download: false };
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
        inspectPaper(deps, caller.id, { upload: requireFile(files), knownDoi: body.doi }),
      limited,
    ),
    route(
      calls.uploadPaper,
      async ({ caller, body, files }) =>
        presentPaper(deps, caller.id, await uploadPaper(deps, caller.id, body, requireFile(files))),
      limited,
    ),
    route(calls.updatePaper, async ({ caller, params, body }) => {
      const changed = await updatePaper(deps, { id: params.id, callerId: caller.id }, body);
      return presentPaper(deps, caller.id, changed);
    }),
    route(calls.deletePaper, async ({ caller, params, ip }) => {
      await deletePaper(deps, { id: params.id, callerId: caller.id }, ip);
      return undefined;
    }),
  ];
}
