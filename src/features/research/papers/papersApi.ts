import type { Paper, PaperCitations, PaperProposal } from '#contract/entities/research';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../../api/baseApi';

const byOffset = {
  initialPageParam: 0,
  getNextPageParam: (page: readonly Paper[], _pages: readonly Paper[][], offset: number) =>
    page.length < LIST_PAGE_SIZE ? undefined : offset + LIST_PAGE_SIZE,
};

/** What is said of a paper, as its fields are typed; '' stands for nothing. */
export interface PaperFields {
  title: string;
  author: string;
  research_field: string;
  abstract: string;
  doi: string;
  published_year: string;
}

/** A paper to be added, and the upload that tells how far it is. */
export interface PaperUpload {
  fields: PaperFields;
  file: File;
  uploadId: string;
  idempotencyKey: string;
}

/** Whether the browser holds the PDF under a `blob:` address, or what the server said instead. */
const readBlob = async (answer: Response): Promise<unknown> =>
  answer.ok ? URL.createObjectURL(await answer.blob()) : (answer.json() as Promise<unknown>);

function uploadBody(fields: PaperFields, file: File): FormData {
  const body = new FormData();
  Object.entries(fields).forEach(([name, value]: [string, string]) => {
    body.append(name, value.trim());
  });
  body.append('file', file);
  return body;
}

/** The calls of papers. */
export const papersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRecommendedPapers: build.infiniteQuery<Paper[], void, number>({
      infiniteQueryOptions: byOffset,
      query: ({ pageParam: offset }) => ({
        url: 'research/recommended/',
        params: { limit: LIST_PAGE_SIZE, offset },
      }),
      providesTags: ['Papers'],
    }),
    searchPapers: build.infiniteQuery<Paper[], string, number>({
      infiniteQueryOptions: byOffset,
      query: ({ queryArg: keyword, pageParam: offset }) => ({
        url: 'research/papers/search/',
        params: { keyword, limit: LIST_PAGE_SIZE, offset },
      }),
      providesTags: ['Papers'],
    }),
    listPapersOfUser: build.infiniteQuery<Paper[], number, number>({
      infiniteQueryOptions: byOffset,
      query: ({ queryArg: userId, pageParam: offset }) => ({
        url: `research/papers/user/${userId}/`,
        params: { limit: LIST_PAGE_SIZE, offset },
      }),
      providesTags: ['Papers'],
    }),
    /** Answers a `blob:` address; whoever asked for it lets go of it. */
    downloadPaper: build.mutation<string, number>({
      query: (id) => ({ url: `research/papers/download/${id}/`, responseHandler: readBlob }),
    }),
    uploadPaper: build.mutation<Paper, PaperUpload>({
      query: ({ fields, file, uploadId, idempotencyKey }) => ({
        url: 'research/upload-paper/',
        method: 'POST',
        body: uploadBody(fields, file),
        uploadId,
        idempotencyKey,
      }),
      extraOptions: { creates: true },
      invalidatesTags: (paper) => (paper ? ['Papers'] : []),
    }),
    inspectPaper: build.mutation<PaperProposal, { file: File; doi: string }>({
      query: ({ file, doi }) => {
        const body = new FormData();
        body.append('doi', doi.trim());
        body.append('file', file);
        return { url: 'research/inspect-paper/', method: 'POST', body };
      },
    }),
    updatePaper: build.mutation<Paper, { id: number; fields: PaperFields }>({
      query: ({ id, fields }) => ({ url: `research/papers/${id}/`, method: 'PUT', body: fields }),
      invalidatesTags: (paper) => (paper ? ['Papers'] : []),
    }),
    deletePaper: build.mutation<null, number>({
      query: (id) => ({ url: `research/papers/${id}/`, method: 'DELETE' }),
      // Failed because it was gone already: then the lists are out of date too.
      invalidatesTags: ['Papers'],
    }),
    citePaper: build.query<PaperCitations, number>({
      query: (id) => `research/papers/${id}/citations/`,
      providesTags: ['Papers'],
    }),
  }),
});

export const {
  useListRecommendedPapersInfiniteQuery,
  useSearchPapersInfiniteQuery,
  useListPapersOfUserInfiniteQuery,
  useInspectPaperMutation,
  useUpdatePaperMutation,
  useDeletePaperMutation,
  useCitePaperQuery,
} = papersApi;
