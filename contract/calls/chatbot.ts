import { Type } from '@sinclair/typebox';
import { ChatbotAnswer, ChatbotDocument, ChatbotUpload } from '../entities/chatbot';
import { ClientId, KeptMessage, NewMessage } from '../entities/chatbotMessage';
import {
  CHATBOT_CONVERSATION_MAX_BYTES,
  CHATBOT_FILE_MAX_BYTES,
  CHATBOT_HISTORY_SIZE,
  HISTORY_MAX_BYTES,
  QUESTION_MAX_LENGTH,
} from '../limits';
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
    body: record({ client_id: Type.Optional(ClientId) }),
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
      client_id: Type.Optional(ClientId),
      /**
       * The questions before this one, at most three, as JSON: `[{ question, document_id?, pages? }]`
       * in order, with the pages that their answers cited.
       */
      history: Type.Optional(Type.String({ maxLength: HISTORY_MAX_BYTES })),
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
  openChatbotPaper: defineCall({
    ...at('openChatbotPaper'),
    tag,
    access: 'verified',
    summary: 'Summarise a paper on Quad, with suggested questions, without uploading it',
    params: idParams,
    bodyKind: 'json',
    body: record({ client_id: Type.Optional(ClientId) }),
    response: ChatbotUpload,
  }),
  listChatbotMessages: defineCall({
    ...at('listChatbotMessages'),
    tag,
    access: 'verified',
    summary: 'The conversation that the caller keeps, oldest message first',
    response: Type.Array(KeptMessage),
  }),
  keepChatbotMessages: defineCall({
    ...at('keepChatbotMessages'),
    tag,
    access: 'verified',
    summary: 'Add messages of this browser to the conversation that the caller keeps',
    bodyKind: 'json',
    bodyMaxBytes: CHATBOT_CONVERSATION_MAX_BYTES,
    body: record({
      messages: Type.Array(NewMessage, { minItems: 1, maxItems: CHATBOT_HISTORY_SIZE }),
    }),
    response: Type.Array(KeptMessage),
  }),
  deleteChatbotMessages: defineCall({
    ...at('deleteChatbotMessages'),
    tag,
    access: 'verified',
    summary: 'Delete the conversation that the caller keeps',
    status: 204,
    response: null,
  }),
};
