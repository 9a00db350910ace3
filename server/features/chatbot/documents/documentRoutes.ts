import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { pageOf, type Route, route } from '#server/platform/http/route';
import { displayName } from '#domain/files';
import { badRequest } from '#server/platform/http/problem';
import { PDF_FIELD } from '#server/platform/pdf/requirePdf';
import { keepExchange } from '../conversation/keepMessages';
import { contentOfSummary } from '../conversation/keptResponse';
import * as texts from '../texts';
import { deleteDocument } from './deleteDocument';
import { presentDocument } from './documentPresenter';
import { listDocuments } from './listDocuments';
import { sendDocumentFile } from './sendDocumentFile';
import { uploadDocument } from './uploadDocument';

/**
 * Reading a PDF may take one process twenty seconds, and no person needs more uploads in an hour.
 */
const pdfLimit: LimitRule = {
  name: 'assistant-file',
  points: 60,
  seconds: 3600,
  key: ({ callerId }) => String(callerId),
};

/**
 * Uploading PDF files, and listing, reading and deleting them. Documents are private to their
 * owner.
 */
export function documentRoutes(deps: Deps): Route[] {
  return [
    route(
      calls.uploadChatbotPdf,
      async ({ caller, body, files }) => {
        const [upload] = files[PDF_FIELD] ?? [];
        if (!upload) throw badRequest(texts.choosePdf, { [PDF_FIELD]: texts.choosePdf });
        const reply = await uploadDocument(deps, caller.id, upload);
        const filename = displayName(upload.originalName);
        const response = { file: { filename, size: upload.bytes } };
        return keepExchange(deps, caller.id, {
          reply,
          asked: { clientId: body.client_id, text: filename, response },
          content: contentOfSummary(filename, reply),
        });
      },
      { limits: [pdfLimit] },
    ),
    route(calls.listChatbotDocuments, async ({ caller, query }) =>
      (await listDocuments(deps.db, caller.id, pageOf(query))).map(presentDocument),
    ),
    route(calls.readChatbotDocument, ({ caller, params, request, reply }) =>
      sendDocumentFile(deps, { userId: caller.id, id: params.id }, { request, reply }),
    ),
    route(calls.deleteChatbotDocument, async ({ caller, params }) => {
      await deleteDocument(deps, caller.id, params.id);
      return undefined;
    }),
  ];
}
