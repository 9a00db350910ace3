import type { CollaborationRequest, PostedResearch } from '#contract/entities/research';
import { LIST_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../../api/baseApi';

/** Work in progress as its fields are typed. */
export interface WorkFields {
  title: string;
  research_field: string;
  details: string;
}

const byOffset = (limit: number) => ({
  initialPageParam: 0,
  getNextPageParam: (page: readonly unknown[], _pages: readonly unknown[], offset: number) =>
    page.length < limit ? undefined : offset + limit,
});

const pageAt = (url: string, offset: number, limit = LIST_PAGE_SIZE) => ({
  url,
  params: { limit, offset },
});

function workBody(fields: WorkFields): FormData {
  const body = new FormData();
  Object.entries(fields).forEach(([name, value]: [string, string]) => {
    body.append(name, value.trim());
  });
  return body;
}

/** The calls of work in progress and of joining it. */
export const workApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listResearchOfOthers: build.infiniteQuery<PostedResearch[], void, number>({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ pageParam }) => pageAt('research/post_research_papers_others/', pageParam),
      providesTags: ['PostedResearch'],
    }),
    listOwnResearch: build.infiniteQuery<PostedResearch[], void, number>({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ pageParam }) => pageAt('research/my_post_research_papers/', pageParam),
      providesTags: ['PostedResearch'],
    }),
    listCollaborationRequests: build.infiniteQuery<CollaborationRequest[], void, number>({
      // As many as there can be: the badge counts what was read.
      infiniteQueryOptions: byOffset(MAX_PAGE_SIZE),
      query: ({ pageParam }) =>
        pageAt('research/collaboration-requests/', pageParam, MAX_PAGE_SIZE),
      providesTags: ['CollaborationRequests'],
    }),
    postResearch: build.mutation<PostedResearch, WorkFields & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...fields }) => ({
        url: 'research/post-research/',
        method: 'POST',
        body: workBody(fields),
        idempotencyKey,
      }),
      extraOptions: { creates: true },
      invalidatesTags: (research) => (research ? ['PostedResearch'] : []),
    }),
    deleteResearch: build.mutation<null, number>({
      query: (id) => ({ url: `research/post-research/${id}/`, method: 'DELETE' }),
      invalidatesTags: ['PostedResearch', 'CollaborationRequests'],
    }),
    requestCollaboration: build.mutation<unknown, { id: number; message: string }>({
      query: ({ id, message }) => ({
        url: `research/request-collaboration/${id}/`,
        method: 'POST',
        body: new URLSearchParams({ message }),
      }),
      extraOptions: { creates: true },
      // Also when it failed: it may have been asked before, or the work may be gone.
      invalidatesTags: ['PostedResearch'],
    }),
    answerCollaboration: build.mutation<unknown, { id: number; answer: 'accept' | 'decline' }>({
      query: ({ id, answer }) => ({
        url: `research/${answer}-collaboration/${id}/`,
        method: 'POST',
      }),
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
  useListOwnResearchInfiniteQuery,
  useListCollaborationRequestsInfiniteQuery,
  useDeleteResearchMutation,
  useAnswerCollaborationMutation,
} = workApi;
