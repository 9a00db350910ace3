import { Type } from '@sinclair/typebox';
import { ChatbotAnswer, ChatbotDocument, ChatbotUpload } from '../entities/chatbot';
import { CHATBOT_FILE_MAX_BYTES, QUESTION_MAX_LENGTH } from '../limits';
import { defineCall } from '../defineCall';
import { oneOf, pageQuery, record } from '../schema';
import { at, idParams, text } from './common';

const tag = 'Assistant';

export const chatbotCalls = {
  uploadChatbotPdf: defineCall({
    ...at('uploadChatbotPdf'),
    tag,
    access: 'verified',
    summary: 'Upload a PDF for the assistant',
    bodyKind: 'multipart',
    body: record({}),
    files: { file: { maxFiles: 1, maxBytes: CHATBOT_FILE_MAX_BYTES, required: true } },
    response: ChatbotUpload,
  }),
  askChatbot: defineCall({
    ...at('askChatbot'),
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
    response: ChatbotAnswer,
  }),
  listChatbotDocuments: defineCall({
    ...at('listChatbotDocuments'),
    tag,
    access: 'verified',
    summary: 'The documents the caller uploaded for the assistant, most recently used first',
    query: record(pageQuery()),
    response: Type.Array(ChatbotDocument),
  }),
  readChatbotDocument: defineCall({
    ...at('readChatbotDocument'),
    tag,
    access: 'verified',
    summary: "The PDF of one of the caller's documents",
    params: idParams,
    response: null,
  }),
  deleteChatbotDocument: defineCall({
    ...at('deleteChatbotDocument'),
    tag,
    access: 'verified',
    summary: 'Remove a document from the assistant',
    params: idParams,
    status: 204,
    response: null,
  }),
};
