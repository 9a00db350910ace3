import { baseApi } from '#api/baseApi';
import { hasStatus, isApiError, isNetworkError } from '#api/errors';
import { request, type ApiResponse } from '#api/request';
import { putPdf, getPdf } from './pdfCache';
import * as texts from './texts';

/** A question and the sources to answer it from. */
export interface Question {
  question: string;
  document_id?: number;
  scope?: 'mine' | 'papers' | 'help';
}

/** The address of a PDF, and the key it is cached under. */
export interface PdfRequest {
  url: string;
  key: string;
  filename: string;
}

const documentOf = (id: number | undefined) =>
  id === undefined ? {} : ({ document_id: String(id), kind: 'upload' } as const);

/**
 * The chatbot's endpoints. Files are passed by their cache keys. Questions and uploads keep the names
 * that recorded logs have for them.
 */
export const chatbotApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadAssistantPdf: build.mutation<
      ApiResponse<'uploadChatbotPdf'>,
      { key: string; uploadId: string }
    >({
      query: ({ key, uploadId }) => {
        const file = getPdf(key);
        return request('uploadChatbotPdf', { files: file ? { file } : {}, uploadId });
      },
    }),
    askAssistant: build.mutation<ApiResponse<'askChatbot'>, Question>({
      query: ({ question, document_id: documentId, scope }) =>
        request('askChatbot', {
          fields: { req: question, ...documentOf(documentId), ...(scope && { scope }) },
        }),
    }),
    /** Caches the file and returns its size in bytes. */
    readPdf: build.mutation<number, PdfRequest>({
      query: ({ url, key, filename }) => ({
        url,
        responseHandler: async (response) => {
          if (!response.ok) return response.json() as Promise<unknown>;
          const blob = await response.blob();
          putPdf(key, new File([blob], filename, { type: 'application/pdf' }));
          return blob.size;
        },
      }),
    }),
  }),
});

/** Returns the reason why a chatbot request failed, in a sentence that says what to do. */
export function problemOf(error: unknown): string {
  if (isApiError(error) && error.data.detail !== '') return error.data.detail;
  if (isApiError(error) && error.status === 'TIMEOUT_ERROR') return texts.tookTooLong;
  if (isNetworkError(error)) return texts.notReached;
  if (hasStatus(error, 413)) return texts.fileTooLarge;
  return texts.somethingWrong;
}
