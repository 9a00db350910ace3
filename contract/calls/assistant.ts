import { Type } from '@sinclair/typebox';
import { AssistantAnswer, AssistantUpload } from '../entities/assistant';
import { ASSISTANT_FILE_MAX_BYTES, QUESTION_MAX_LENGTH } from '../limits';
import { defineCall } from '../defineCall';
import { record } from '../schema';
import { text } from './common';

const tag = 'Assistant';

export const assistantCalls = {
  uploadAssistantPdf: defineCall({
    method: 'POST',
    path: '/chatbot/upload_pdf',
    tag,
    access: 'verified',
    summary: 'Hand a PDF to the assistant',
    bodyKind: 'multipart',
    body: record({}),
    files: { file: { maxFiles: 1, maxBytes: ASSISTANT_FILE_MAX_BYTES, required: true } },
    answer: AssistantUpload,
  }),
  askAssistant: defineCall({
    method: 'POST',
    path: '/chatbot/hugapi',
    tag,
    access: 'verified',
    summary: 'Ask a question',
    bodyKind: 'multipart',
    body: record({
      req: text(QUESTION_MAX_LENGTH),
      document_id: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,15}$' })),
    }),
    answer: AssistantAnswer,
  }),
};
