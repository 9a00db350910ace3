import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi, byOffset } from '#api/baseApi';
import { readBlob } from '#api/readBlob';
import { request, type ApiResponse } from '#api/request';
import { selectToken, type SignedInState } from '#shared/store/sessionEvents';
import { trimFields } from '../fields';

/** The details of a paper as form values; '' means none. */
export interface PaperFields {
  title: string;
  author: string;
  research_field: string;
  abstract: string;
  doi: string;
  published_year: string;
}

/** A paper to upload; `uploadId` identifies the upload's progress. */
export interface PaperUpload {
  fields: PaperFields;
  file: File;
  uploadId: string;
}

/** The page of a paper at which the user stopped. */
export interface ReadingPlace {
  id: number;
  page: number;
}

/** The paper endpoints. */
export const papersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRecommendedPapers: build.infiniteQuery<ApiResponse<'listRecommendedPapers'>, void, number>({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ pageParam: offset }) =>
        request('listRecommendedPapers', { query: { limit: LIST_PAGE_SIZE, offset } }),
      providesTags: ['Papers'],
    }),
    searchPapers: build.infiniteQuery<ApiResponse<'searchPapers'>, string, number>({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ queryArg: keyword, pageParam: offset }) =>
        request('searchPapers', { query: { keyword, limit: LIST_PAGE_SIZE, offset } }),
      providesTags: ['Papers'],
    }),
    listPapersOfUser: build.infiniteQuery<ApiResponse<'listPapersOfUser'>, number, number>({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ queryArg: userId, pageParam: offset }) =>
        request('listPapersOfUser', {
          params: { user_id: userId },
          query: { limit: LIST_PAGE_SIZE, offset },
        }),
      providesTags: ['Papers'],
    }),
    /** Returns a `blob:` address, which the caller must revoke. */
    downloadPaper: build.mutation<string, number>({
      query: (id) => request('downloadPaper', { params: { id }, responseHandler: readBlob }),
    }),
    uploadPaper: build.mutation<ApiResponse<'uploadPaper'>, PaperUpload>({
      query: ({ fields, file, uploadId }) =>
        request('uploadPaper', {
          fields: trimFields(fields),
          files: { file },
          uploadId,
        }),
      extraOptions: { creates: true },
      invalidatesTags: (paper) => (paper ? ['Papers'] : []),
    }),
    inspectPaper: build.mutation<ApiResponse<'inspectPaper'>, { file: File; doi: string }>({
      query: ({ file, doi }) =>
        request('inspectPaper', { fields: { doi: doi.trim() }, files: { file } }),
    }),
    updatePaper: build.mutation<ApiResponse<'updatePaper'>, { id: number; fields: PaperFields }>({
      query: ({ id, fields }) => request('updatePaper', { params: { id }, json: fields }),
      invalidatesTags: (paper) => (paper ? ['Papers'] : []),
    }),
    deletePaper: build.mutation<ApiResponse<'deletePaper'>, number>({
      query: (id) => request('deletePaper', { params: { id } }),
      // Also invalidate after a failure: if the paper was gone already, the lists are stale.
      invalidatesTags: ['Papers'],
    }),
    readPaper: build.query<ApiResponse<'readPaper'>, number>({
      query: (id) => request('readPaper', { params: { id } }),
      providesTags: ['Papers'],
    }),
    findPagesOfPaper: build.infiniteQuery<
      ApiResponse<'findPagesOfPaper'>,
      { id: number; keyword: string },
      number
    >({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ pages }, _pages, offset) =>
          pages.length < LIST_PAGE_SIZE ? undefined : offset + LIST_PAGE_SIZE,
      },
      query: ({ queryArg: { id, keyword }, pageParam: offset }) =>
        request('findPagesOfPaper', {
          params: { id },
          query: { keyword, limit: LIST_PAGE_SIZE, offset },
        }),
      providesTags: ['Papers'],
    }),
    /** Passes the token, because the call is also sent at the end of the session. */
    keepReadingPlace: build.mutation<
      ApiResponse<'keepReadingPlace'>,
      ReadingPlace & { token: string }
    >({
      query: ({ id, page, token }) =>
        request('keepReadingPlace', { params: { id }, json: { page }, token, keepalive: true }),
      extraOptions: { secretArgs: ['token'] },
      onQueryStarted: async ({ id, page, token }, api) => {
        const kept = await api.queryFulfilled.catch(() => null);
        if (!kept) return;
        // A paper that is being read meanwhile may still have the former page.
        await api.dispatch(papersApi.util.getRunningQueryThunk('readPaper', id));
        if (selectToken(api.getState() as unknown as SignedInState) !== token) return;
        const remember = papersApi.util.updateQueryData('readPaper', id, (paper) => {
          paper.my_page = page;
        });
        api.dispatch(remember);
      },
    }),
    citePaper: build.query<ApiResponse<'citePaper'>, number>({
      query: (id) => request('citePaper', { params: { id } }),
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
  useReadPaperQuery,
  useFindPagesOfPaperInfiniteQuery,
} = papersApi;
