import { calls } from '#contract/calls/index';
import { LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../../deps';
import { inTransaction } from '../../../platform/database/inTransaction';
import { sendStoredFile } from '../../../platform/files/sendStoredFile';
import type { LimitRule } from '../../../platform/http/limits';
import { badRequest } from '../../../platform/http/problem';
import { route, type Route } from '../../../platform/http/route';
import { deleteDocuments } from './deleteDocuments';
import { documentNotFound, FILE_FIELD } from './documentProblems';
import { findDocument, listDocuments } from './documentRepository';
import { handOver } from './handOver';
import { presentDocument } from './presentDocument';

/** Reading a PDF may take one process twenty seconds: nobody hands over so many in an hour. */
const pdfLimit: LimitRule = {
  name: 'assistant-file',
  points: 60,
  seconds: 3600,
  key: ({ callerId }) => String(callerId),
};

/** Handing PDF files over, and what becomes of them; each person's are his own. */
export function documentRoutes(deps: Deps): Route[] {
  const { db, storage } = deps;
  return [
    route(
      calls.uploadAssistantPdf,
      ({ caller, files }) => {
        const [upload] = files[FILE_FIELD] ?? [];
        const missing = 'Choose a PDF first.';
        if (!upload) throw badRequest(missing, { [FILE_FIELD]: missing });
        return handOver(deps, caller.id, upload);
      },
      { limits: [pdfLimit] },
    ),
    route(
      calls.listAssistantDocuments,
      async ({ caller, query: { limit = LIST_PAGE_SIZE, offset = 0 } }) =>
        (await listDocuments(db, caller.id, { limit, offset })).map(presentDocument),
    ),
    route(calls.readAssistantDocument, async ({ caller, params, request, reply }) => {
      const document = await findDocument(db, caller.id, params.id);
      if (!document) throw documentNotFound();
      const { file_name: name, mime_type, bytes, original_name } = document;
      reply.header('cache-control', 'private, no-store');
      const file = { name, mime_type, bytes, original_name };
      return sendStoredFile(request, reply, storage, { file });
    }),
    route(calls.deleteAssistantDocument, async ({ caller, params }) => {
      const ids = [params.id];
      const removed = await inTransaction(db, (trx) =>
        deleteDocuments(deps, trx, { userId: caller.id, ids }),
      );
      if (removed === 0) throw documentNotFound();
      return undefined;
    }),
  ];
}
