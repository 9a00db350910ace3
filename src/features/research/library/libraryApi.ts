import type { LibraryEntry, LibraryKind } from '#contract/entities/library';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { readBlob } from '#api/readBlob';
import { request, type ApiResponse } from '#api/request';
import type { SaveTarget } from '#shared/library/SaveSlot';

/** The kind, the tag and the words of the listed items; '' stands for any. */
export interface LibraryFilter {
  kind: LibraryKind | '';
  tag: string;
  keyword: string;
}

/** A post or paper by its id, or a reference by the id of its item. */
export interface ItemName {
  kind: LibraryKind;
  id: number;
}

/** The changes of an item; omitted ones stay. */
export interface ItemChanges extends ItemName {
  note?: string;
  tags?: string[];
}

/** The formats of reference managers. */
export type LibraryFormat = 'bib' | 'ris' | 'json';

const listOf = { post: 'posts', paper: 'papers' } as const;

/** The endpoints of the library. */
export const libraryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLibrary: build.infiniteQuery<ApiResponse<'listLibrary'>, LibraryFilter, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ items }) =>
          items.length < LIST_PAGE_SIZE ? undefined : items.at(-1)?.id,
      },
      query: ({ queryArg: { kind, tag, keyword }, pageParam: before_id }) =>
        request('listLibrary', {
          query: {
            limit: LIST_PAGE_SIZE,
            ...(kind && { kind }),
            ...(tag && { tag }),
            ...(keyword && { keyword }),
            ...(before_id !== null && { before_id }),
          },
        }),
      providesTags: ['Library'],
    }),
    listLibraryTags: build.query<ApiResponse<'listLibraryTags'>, void>({
      query: () => request('listLibraryTags'),
      providesTags: ['Library'],
    }),
    listSaved: build.query<ApiResponse<'listSaved'>, void>({
      query: () => request('listSaved'),
    }),
    saveToLibrary: build.mutation<ApiResponse<'saveToLibrary'>, ItemChanges>({
      query: ({ kind, id, ...changes }) =>
        request('saveToLibrary', { params: { kind, id }, json: changes }),
      onQueryStarted: async ({ kind, id }, { dispatch, queryFulfilled }) => {
        const isSaved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isSaved && kind !== 'reference') dispatch(rememberSaved({ kind, id }, true));
      },
      invalidatesTags: (item) => (item ? ['Library'] : []),
    }),
    removeFromLibrary: build.mutation<undefined, ItemName>({
      query: ({ kind, id }) => request('removeFromLibrary', { params: { kind, id } }),
      onQueryStarted: async ({ kind, id }, { dispatch, queryFulfilled }) => {
        const isRemoved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isRemoved && kind !== 'reference') dispatch(rememberSaved({ kind, id }, false));
      },
      invalidatesTags: (_nothing, error) => (error ? [] : ['Library']),
    }),
    inspectReferences: build.mutation<ApiResponse<'inspectReferences'>, string>({
      query: (text) => request('inspectReferences', { json: { text } }),
      // Private, and up to a megabyte: too much for a log.
      extraOptions: { secretResult: true },
    }),
    importReferences: build.mutation<
      ApiResponse<'importReferences'>,
      { entries: LibraryEntry[]; idempotencyKey: string }
    >({
      query: ({ entries, idempotencyKey }) =>
        request('importReferences', { json: { entries }, idempotencyKey }),
      extraOptions: { creates: true, secretArgs: ['entries'] },
      invalidatesTags: (added) => (added ? ['Library'] : []),
    }),
    /** Returns a `blob:` address, which the caller must revoke. */
    exportLibrary: build.mutation<string, { format: LibraryFormat; tag: string }>({
      query: ({ format, tag }) =>
        request('exportLibrary', {
          query: { format, ...(tag && { tag }) },
          responseHandler: readBlob,
        }),
    }),
  }),
});

/** Corrects the cached ids of what is kept after a response. */
const rememberSaved = ({ kind, id }: SaveTarget, isSaved: boolean) =>
  libraryApi.util.updateQueryData('listSaved', undefined, (saved) => {
    const others = saved[listOf[kind]].filter((each) => each !== id);
    saved[listOf[kind]] = isSaved ? [...others, id] : others;
  });

/** Whether a post or paper is kept, by the ids that the server sent. */
export const isHeld = (
  saved: ApiResponse<'listSaved'> | undefined,
  { kind, id }: SaveTarget,
): boolean => saved?.[listOf[kind]].includes(id) ?? false;

export const {
  useExportLibraryMutation,
  useImportReferencesMutation,
  useInspectReferencesMutation,
  useListLibraryInfiniteQuery,
  useListLibraryTagsQuery,
  useListSavedQuery,
  useRemoveFromLibraryMutation,
  useSaveToLibraryMutation,
} = libraryApi;
