import { Type } from '@sinclair/typebox';
import { AssistantAnswer, AssistantDocument, AssistantUpload } from '../entities/assistant';
import { ASSISTANT_FILE_MAX_BYTES, QUESTION_MAX_LENGTH } from '../limits';
import { defineCall } from '../defineCall';
import { oneOf, pageQuery, record } from '../schema';
import { at, idParams, text } from './common';

const tag = 'Assistant';

export const assistantCalls = {
  uploadAssistantPdf: defineCall({
    ...at('uploadAssistantPdf'),
    tag,
    access: 'verified',
    summary: 'Upload a PDF for the assistant',
    bodyKind: 'multipart',
    body: record({}),
    files: { file: { maxFiles: 1, maxBytes: ASSISTANT_FILE_MAX_BYTES, required: true } },
    response: AssistantUpload,
  }),
  askAssistant: defineCall({
    ...at('askAssistant'),
    tag,
    access: 'verified',
    summary: 'Ask a question',
    bodyKind: 'multipart',
    body: record({
      req: text(QUESTION_MAX_LENGTH),
      document_id: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,15}$' })),
      /** The kind of document that `document_id` refers to. Defaults to the caller's upload. */
      kind: Type.Optional(oneOf('upload', 'paper')),
      /** The scope when there is no document. Defaults to the caller's latest document. */
      scope: Type.Optional(oneOf('latest', 'mine', 'papers', 'help')),
    }),
    response: AssistantAnswer,
  }),
  listAssistantDocuments: defineCall({
    ...at('listAssistantDocuments'),
    tag,
    access: 'verified',
    summary: 'The documents the caller uploaded for the assistant, most recently used first',
    query: record(pageQuery()),
    response: Type.Array(AssistantDocument),
  }),
  readAssistantDocument: defineCall({
    ...at('readAssistantDocument'),
    tag,
    access: 'verified',
    summary: "The PDF of one of the caller's documents",
    params: idParams,
    response: null,
  }),
  deleteAssistantDocument: defineCall({
    ...at('deleteAssistantDocument'),
    tag,
    access: 'verified',
    summary: 'Remove a document from the assistant',
    params: idParams,
    status: 204,
    response: null,
  }),
};
