import { baseApi } from '#api/baseApi';
import { hasStatus, isApiError, isNetworkError } from '#api/errors';
import { request, type Answer } from '#api/request';
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

const documentOf = (id: number | undefined) =>
  id === undefined ? {} : ({ document_id: String(id), kind: 'upload' } as const);

/** The calls of the assistant. Files travel by their keys on the shelf. */
export const chatbotApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadAssistantPdf: build.mutation<
      Answer<'uploadAssistantPdf'>,
      { key: string; uploadId: string }
    >({
      query: ({ key, uploadId }) => {
        const file = takePdf(key);
        return request('uploadAssistantPdf', { files: file ? { file } : {}, uploadId });
      },
    }),
    askAssistant: build.mutation<Answer<'askAssistant'>, Question>({
      query: ({ question, document_id: documentId, scope }) =>
        request('askAssistant', {
          fields: { req: question, ...documentOf(documentId), ...(scope && { scope }) },
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

/** Why a call of the assistant failed, in a sentence that says what to do. */
export function problemOf(error: unknown): string {
  if (isApiError(error) && error.data.detail !== '') return error.data.detail;
  if (isApiError(error) && error.status === 'TIMEOUT_ERROR')
    return 'The assistant took too long to answer. Try again.';
  if (isNetworkError(error)) return 'Quad could not be reached. Check your connection.';
  if (hasStatus(error, 413)) return 'The file is too large.';
  return 'Something went wrong. Try again in a moment.';
}
