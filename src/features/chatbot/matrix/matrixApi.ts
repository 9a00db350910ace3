import { baseApi } from '#api/baseApi';
import { readBlob } from '#api/readBlob';
import { request, type ApiResponse } from '#api/request';

/** The papers and questions of a new matrix. */
export interface NewMatrix {
  paper_ids: number[];
  questions: string[];
}

/** The files that a matrix is saved as. */
export type MatrixFormat = 'csv' | 'md' | 'bib';

/** The endpoints of quote matrices. */
export const matrixApi = baseApi.enhanceEndpoints({ addTagTypes: ['Matrices'] }).injectEndpoints({
  endpoints: (build) => ({
    listMatrices: build.query<ApiResponse<'listMatrices'>['matrices'], void>({
      query: () => request('listMatrices'),
      transformResponse: ({ matrices }: ApiResponse<'listMatrices'>) => matrices,
      providesTags: ['Matrices'],
    }),
    readMatrix: build.query<ApiResponse<'readMatrix'>, number>({
      query: (id) => request('readMatrix', { params: { id } }),
    }),
    createMatrix: build.mutation<ApiResponse<'createMatrix'>, NewMatrix>({
      query: (json) => request('createMatrix', { json }),
      extraOptions: { creates: true },
      // A refusal may mean that another window has started one.
      invalidatesTags: ['Matrices'],
    }),
    deleteMatrix: build.mutation<undefined, number>({
      query: (id) => request('deleteMatrix', { params: { id } }),
      invalidatesTags: ['Matrices'],
    }),
    /** Returns a `blob:` address, which the caller must revoke. */
    exportMatrix: build.mutation<string, { id: number; format: MatrixFormat }>({
      query: ({ id, format }) =>
        request('exportMatrix', { params: { id }, query: { format }, responseHandler: readBlob }),
    }),
  }),
});

export const {
  useCreateMatrixMutation,
  useDeleteMatrixMutation,
  useExportMatrixMutation,
  useListMatricesQuery,
  useReadMatrixQuery,
} = matrixApi;
