import type { AssistantAnswer, AssistantUpload } from '#contract/entities/assistant';
import { baseApi } from '../../api/baseApi';
import { putPdf, takePdf } from './pdfShelf';

/** What is asked, and of what. */
export interface Question {
  question: string;
  document_id?: number;
  scope?: 'mine' | 'papers' | 'help';
}

/** Where a PDF is read, and the key it is put on the shelf under. */
export interface PdfRequest {
  url: string;
  key: string;
  filename: string;
}

function questionBody({ question, document_id: documentId, scope }: Question): FormData {
  const body = new FormData();
  body.append('req', question);
  if (documentId !== undefined) {
    body.append('document_id', String(documentId));
    body.append('kind', 'upload');
  }
  if (scope !== undefined) body.append('scope', scope);
  return body;
}

function uploadBody(key: string): FormData {
  const body = new FormData();
  const file = takePdf(key);
  if (file) body.append('file', file);
  return body;
}

/** The calls of the assistant. Files travel by their keys on the shelf. */
export const chatbotApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadAssistantPdf: build.mutation<AssistantUpload, { key: string; uploadId: string }>({
      query: ({ key, uploadId }) => ({
        url: 'chatbot/upload_pdf/',
        method: 'POST',
        body: uploadBody(key),
        uploadId,
      }),
    }),
    askAssistant: build.mutation<AssistantAnswer, Question>({
      query: (question) => ({
        url: 'chatbot/hugapi',
        method: 'POST',
        body: questionBody(question),
      }),
    }),
    /** Puts the file on the shelf and answers its size in bytes. */
    readPdf: build.mutation<number, PdfRequest>({
      query: ({ url, key, filename }) => ({
        url,
        responseHandler: async (answer) => {
          if (!answer.ok) return answer.json() as Promise<unknown>;
          const blob = await answer.blob();
          putPdf(key, new File([blob], filename, { type: 'application/pdf' }));
          return blob.size;
        },
      }),
    }),
  }),
});
