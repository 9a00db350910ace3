import type { ChatMessage, Conversation } from '#contract/entities/chat';
import { HISTORY_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../api/baseApi';

/** A page of a conversation: the newest, or the one before or after a message. */
export interface HistoryArgs {
  userId: number;
  beforeId?: number;
  afterId?: number;
}

/** The calls of chat; what they answer is kept by the chat slice, which sockets write to as well. */
export const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<Conversation[], void>({
      query: () => ({ url: 'chat/chat/conversations', params: { limit: MAX_PAGE_SIZE } }),
      keepUnusedDataFor: 0,
    }),
    readHistory: build.query<ChatMessage[], HistoryArgs>({
      query: ({ userId, beforeId, afterId }) => ({
        url: `chat/chat/history/${userId}`,
        params: {
          limit: HISTORY_PAGE_SIZE,
          ...(beforeId === undefined ? {} : { before_id: beforeId }),
          ...(afterId === undefined ? {} : { after_id: afterId }),
        },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
