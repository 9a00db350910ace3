import { CHATBOT_DOCUMENTS_MAX } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { hasStatus } from '#api/errors';
import { request, type ApiResponse } from '#api/request';

/** The endpoints of the user's documents. */
export const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All documents of the user, last used first: a page has room for as many as they may have. */
    listDocuments: build.query<ApiResponse<'listChatbotDocuments'>, void>({
      query: () => request('listChatbotDocuments', { query: { limit: CHATBOT_DOCUMENTS_MAX } }),
    }),
    deleteDocument: build.mutation<ApiResponse<'deleteChatbotDocument'>, number>({
      query: (id) => request('deleteChatbotDocument', { params: { id } }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const isGone = await queryFulfilled.then(
          () => true,
          ({ error }: { error: unknown }) => hasStatus(error, 404),
        );
        if (!isGone) return;
        const { updateQueryData } = documentsApi.util;
        dispatch(
          updateQueryData('listDocuments', undefined, (documents) =>
            documents.filter(({ document_id }) => document_id !== id),
          ),
        );
      },
    }),
  }),
});

export const { useListDocumentsQuery, useDeleteDocumentMutation } = documentsApi;
