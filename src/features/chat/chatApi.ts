import type { Conversation } from '#contract/entities/chat';
import { HISTORY_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/**
 * A page of a conversation: the newest, the one before or after a message, or a page read again.
 */
export interface HistoryArgs {
  userId: number;
  beforeId?: number;
  afterId?: number;
  /** Reads only messages that were changed after this revision. */
  afterRevision?: number;
  /** Reads the page that ends with this message again, for fresh addresses of its files. */
  renewId?: number;
  /** The connection that delivers frames during the request; null or missing for none. */
  connection?: number | null;
}

/** A file to upload into a conversation; `uploadId` identifies its progress. */
export interface ChatUploadArgs {
  file: File;
  uploadId: string;
}

/** Retry a call or an upload that did not reach the server after this many milliseconds. */
export const RETRY_AFTER_MS = 5_000;

/** The maximum number of conversation pages to load. */
const MAX_CONVERSATION_PAGES = 100;

/** The chat endpoints. The chat slice stores their results because sockets write to it as well. */
export const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Loads every page of conversations, because the badge is their sum. */
    listConversations: build.query<Conversation[], void>({
      queryFn: async (_arg, _api, _options, ask) => {
        const known = new Map<number, Conversation>();
        for (let page = 0; page < MAX_CONVERSATION_PAGES; page += 1) {
          const query = { limit: MAX_PAGE_SIZE, offset: page * MAX_PAGE_SIZE };
          const response = await ask(request('listConversations', { query }));
          if (response.error) return response;
          const lines = response.data as ApiResponse<'listConversations'>;
          // A conversation that moved up between two pages is returned twice.
          for (const line of lines) known.set(line.user_id, line);
          if (lines.length < MAX_PAGE_SIZE) break;
        }
        return { data: [...known.values()] };
      },
      keepUnusedDataFor: 0,
    }),
    readHistory: build.query<ApiResponse<'readHistory'>, HistoryArgs>({
      query: ({ userId, beforeId, afterId, afterRevision, renewId }) => {
        const before = renewId === undefined ? beforeId : renewId + 1;
        return request('readHistory', {
          params: { user_id: userId },
          query: {
            limit: HISTORY_PAGE_SIZE,
            ...(before === undefined ? {} : { before_id: before }),
            ...(afterId === undefined ? {} : { after_id: afterId }),
            ...(afterRevision === undefined ? {} : { after_revision: afterRevision }),
          },
        });
      },
      keepUnusedDataFor: 0,
    }),
    uploadChatFile: build.mutation<ApiResponse<'uploadChatFile'>, ChatUploadArgs>({
      query: ({ file, uploadId }) => request('uploadChatFile', { files: { file }, uploadId }),
    }),
  }),
});
