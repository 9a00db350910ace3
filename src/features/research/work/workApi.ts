import { LIST_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi, byOffset } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';
import { trimFields } from '../fields';

/** The texts of current work. */
export interface WorkTexts {
  title: string;
  research_field: string;
  details: string;
}

/** The form values of current work. */
export interface WorkFields extends WorkTexts {
  /** Whether others may ask to join: a text, because the draft of a form contains only texts. */
  is_open: 'true' | 'false';
}

/** A change of the user's own work; omitted fields stay. */
export interface WorkChange extends Partial<WorkTexts> {
  id: number;
  is_open?: boolean;
}

const pageAt = (offset: number, limit = LIST_PAGE_SIZE) => ({ query: { limit, offset } });

/** The endpoints for current work and collaboration. */
export const workApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listResearchOfOthers: build.infiniteQuery<ApiResponse<'listResearchOfOthers'>, void, number>({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ pageParam }) => request('listResearchOfOthers', pageAt(pageParam)),
      providesTags: ['PostedResearch'],
    }),
    readResearch: build.query<ApiResponse<'readResearch'>, number>({
      query: (id) => request('readResearch', { params: { id } }),
      providesTags: ['PostedResearch'],
    }),
    listOwnResearch: build.infiniteQuery<ApiResponse<'listOwnResearch'>, void, number>({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ pageParam }) => request('listOwnResearch', pageAt(pageParam)),
      providesTags: ['PostedResearch'],
    }),
    listCollaborationRequests: build.infiniteQuery<
      ApiResponse<'listCollaborationRequests'>,
      void,
      number
    >({
      // The largest page size, because the badge counts the loaded requests.
      infiniteQueryOptions: byOffset(MAX_PAGE_SIZE),
      query: ({ pageParam }) =>
        request('listCollaborationRequests', pageAt(pageParam, MAX_PAGE_SIZE)),
      providesTags: ['CollaborationRequests'],
    }),
    listMyCollaborationRequests: build.infiniteQuery<
      ApiResponse<'listMyCollaborationRequests'>,
      void,
      number
    >({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ pageParam }) => request('listMyCollaborationRequests', pageAt(pageParam)),
      providesTags: ['CollaborationRequests'],
    }),
    postResearch: build.mutation<ApiResponse<'postResearch'>, WorkFields>({
      query: ({ is_open, ...fields }) =>
        request('postResearch', { fields: { ...trimFields(fields), is_open } }),
      extraOptions: { creates: true },
      invalidatesTags: (research) => (research ? ['PostedResearch'] : []),
    }),
    updateResearch: build.mutation<ApiResponse<'updateResearch'>, WorkChange>({
      query: ({ id, ...changes }) => request('updateResearch', { params: { id }, json: changes }),
      // Shown at once, because the lists are loaded again only later.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        dispatch(
          workApi.util.updateQueryData('listOwnResearch', undefined, ({ pages }) => {
            const work = pages.flat().find((each) => each.id === id);
            if (work) Object.assign(work, response.data);
          }),
        );
      },
      invalidatesTags: ['PostedResearch'],
    }),
    deleteResearch: build.mutation<ApiResponse<'deleteResearch'>, number>({
      query: (id) => request('deleteResearch', { params: { id } }),
      invalidatesTags: ['PostedResearch', 'CollaborationRequests'],
    }),
    requestCollaboration: build.mutation<
      ApiResponse<'requestCollaboration'>,
      { id: number; message: string }
    >({
      query: ({ id, message }) =>
        request('requestCollaboration', { params: { id }, form: { message } }),
      extraOptions: { creates: true },
      // Also after a failure: the request may already exist, or the work may be closed or gone.
      invalidatesTags: ['PostedResearch', 'CollaborationRequests'],
    }),
    withdrawCollaboration: build.mutation<ApiResponse<'withdrawCollaboration'>, number>({
      query: (id) => request('withdrawCollaboration', { params: { id } }),
      // Also after a failure: the request may have been answered.
      invalidatesTags: ['PostedResearch', 'CollaborationRequests'],
    }),
    answerCollaboration: build.mutation<
      ApiResponse<'acceptCollaboration'>,
      { id: number; answer: 'accept' | 'decline' }
    >({
      query: ({ id, answer }) => request(`${answer}Collaboration`, { params: { id } }),
      invalidatesTags: (_done, _error, { answer }) =>
        answer === 'accept'
          ? [
              ...(['CollaborationRequests', 'PostedResearch', 'Connections'] as const),
              ...(['Suggestions', 'PendingRequests', 'Profile'] as const),
            ]
          : ['CollaborationRequests'],
    }),
  }),
});

export const {
  useListResearchOfOthersInfiniteQuery,
  useReadResearchQuery,
  useListOwnResearchInfiniteQuery,
  useListCollaborationRequestsInfiniteQuery,
  useListMyCollaborationRequestsInfiniteQuery,
  useUpdateResearchMutation,
  useDeleteResearchMutation,
  useWithdrawCollaborationMutation,
  useAnswerCollaborationMutation,
} = workApi;
