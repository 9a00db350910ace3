import type { Conversation } from '#contract/entities/chat';
import { HISTORY_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type Answer } from '#api/request';

/** A page of a conversation: the newest, the one before or after a message, or one read anew. */
export interface HistoryArgs {
  userId: number;
  beforeId?: number;
  afterId?: number;
  /** Read again the page that ends with this message, for fresh addresses of its files. */
  renewId?: number;
  /** The connection over which frames arrive while it is asked for; null or missing for none. */
  connection?: number | null;
}

/** A file on its way into a conversation; `uploadId` names its progress. */
export interface ChatUploadArgs {
  file: File;
  uploadId: string;
}

/** What a call or an upload did not reach is tried again after so many milliseconds. */
export const RETRY_AFTER_MS = 5_000;

/** So many pages of conversations are read at most. */
const MAX_CONVERSATION_PAGES = 100;

/** The calls of chat; what they answer is kept by the chat slice, which sockets write to as well. */
export const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, however many pages they fill: the badge is their sum. */
    listConversations: build.query<Conversation[], void>({
      queryFn: async (_arg, _api, _options, ask) => {
        const known = new Map<number, Conversation>();
        for (let page = 0; page < MAX_CONVERSATION_PAGES; page += 1) {
          const query = { limit: MAX_PAGE_SIZE, offset: page * MAX_PAGE_SIZE };
          const { data, error } = await ask(request('listConversations', { query }));
          if (error) return { error };
          const lines = data as Answer<'listConversations'>;
          // A line that moved up between two pages comes twice.
          for (const line of lines) known.set(line.user_id, line);
          if (lines.length < MAX_PAGE_SIZE) break;
        }
        return { data: [...known.values()] };
      },
      keepUnusedDataFor: 0,
    }),
    readHistory: build.query<Answer<'readHistory'>, HistoryArgs>({
      query: ({ userId, beforeId, afterId, renewId }) => {
        const before = renewId === undefined ? beforeId : renewId + 1;
        return request('readHistory', {
          params: { user_id: userId },
          query: {
            limit: HISTORY_PAGE_SIZE,
            ...(before === undefined ? {} : { before_id: before }),
            ...(afterId === undefined ? {} : { after_id: afterId }),
          },
        });
      },
      keepUnusedDataFor: 0,
    }),
    uploadChatFile: build.mutation<Answer<'uploadChatFile'>, ChatUploadArgs>({
      query: ({ file, uploadId }) => request('uploadChatFile', { files: { file }, uploadId }),
    }),
  }),
});
