import type { NewMessage } from '#contract/entities/chatbotMessage';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The endpoints of the conversation that the user keeps on all their devices. */
export const conversationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because its response is merged into the conversation and not cached. */
    readConversation: build.mutation<ApiResponse<'listChatbotMessages'>, void>({
      query: () => request('listChatbotMessages'),
    }),
    addToConversation: build.mutation<
      ApiResponse<'keepChatbotMessages'>,
      { messages: NewMessage[] }
    >({
      query: (json) => request('keepChatbotMessages', { json }),
    }),
    deleteConversation: build.mutation<ApiResponse<'deleteChatbotMessages'>, void>({
      query: () => request('deleteChatbotMessages'),
    }),
    keepConversation: build.mutation<ApiResponse<'changePrivacy'>, { keeps_conversation: boolean }>(
      {
        query: (json) => request('changePrivacy', { json }),
      },
    ),
  }),
});
