import { baseApi } from '#api/baseApi';
import { hasStatus, isApiError, isNetworkError } from '#api/errors';
import { request, type ApiResponse } from '#api/request';
import { putPdf, getPdf } from './pdfCache';
import * as texts from './texts';

/** A question and the sources to answer it from. */
export interface Question {
  question: string;
  document_id?: number;
  /** The kind of the document; an upload if missing. */
  kind?: 'upload' | 'paper';
  scope?: 'mine' | 'papers' | 'help';
  /** The id of the message, for the sentences of its answer, and to keep it on the server. */
  client_id?: string;
  /** The questions before it, as JSON. */
  history?: string;
}

/** The address of a PDF, and the key it is cached under. */
export interface PdfRequest {
  url: string;
  key: string;
  filename: string;
}

const documentOf = (id: number | undefined, kind: 'upload' | 'paper' = 'upload') =>
  id === undefined ? {} : { document_id: String(id), kind };

/**
 * The chatbot's endpoints. Files are passed by their cache keys. Questions and uploads keep the names
 * that recorded logs have for them.
 */
export const chatbotApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadAssistantPdf: build.mutation<
      ApiResponse<'uploadChatbotPdf'>,
      { key: string; uploadId: string; client_id?: string }
    >({
      query: ({ key, uploadId, client_id }) => {
        const file = getPdf(key);
        const fields = { ...(client_id !== undefined && { client_id }) };
        return request('uploadChatbotPdf', { fields, files: file ? { file } : {}, uploadId });
      },
    }),
    askAssistant: build.mutation<ApiResponse<'askChatbot'>, Question>({
      query: ({ question, document_id: documentId, kind, scope, client_id, history }) =>
        request('askChatbot', {
          fields: {
            req: question,
            ...documentOf(documentId, kind),
            ...(scope && { scope }),
            ...(client_id !== undefined && { client_id }),
            ...(history !== undefined && { history }),
          },
        }),
    }),
    openPaper: build.mutation<ApiResponse<'openChatbotPaper'>, { id: number; client_id?: string }>({
      query: ({ id, ...json }) => request('openChatbotPaper', { params: { id }, json }),
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
