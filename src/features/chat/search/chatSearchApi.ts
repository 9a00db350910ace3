import type { ChatMessage, FoundMessages } from '#contract/entities/chat';
import { HISTORY_PAGE_SIZE, LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** A page of the messages around one of them, oldest first. */
export interface AroundPage {
  messages: ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** The page before or after a message; without either, the pages on both sides of the wanted one. */
interface PageParam {
  beforeId?: number;
  afterId?: number;
}

/** The endpoints that search messages, and load those around one that was found. */
export const chatSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchMessages: build.infiniteQuery<FoundMessages, { keyword: string }, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ messages }) =>
          messages.length < LIST_PAGE_SIZE ? undefined : messages.at(-1)?.id,
      },
      query: ({ queryArg: { keyword }, pageParam: beforeId }) =>
        request('searchMessages', {
          query: {
            keyword,
            limit: LIST_PAGE_SIZE,
            ...(beforeId === null ? {} : { before_id: beforeId }),
          },
        }),
      // The same search again may find more, because messages come and change.
      keepUnusedDataFor: 0,
    }),
    readAround: build.infiniteQuery<AroundPage, { userId: number; messageId: number }, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: {},
        getPreviousPageParam: ({ messages: [first], hasOlder }) =>
          hasOlder && first ? { beforeId: first.id } : undefined,
        getNextPageParam: ({ messages, hasNewer }) => {
          const last = messages.at(-1);
          return hasNewer && last ? { afterId: last.id } : undefined;
        },
      },
      queryFn: async ({ queryArg, pageParam }, _api, _options, ask) => {
        const { userId, messageId } = queryArg;
        const { beforeId, afterId } = pageParam;
        const isFirst = beforeId === undefined && afterId === undefined;
        const read = (query: { before_id?: number; after_id?: number }) =>
          ask(
            request('readHistory', {
              params: { user_id: userId },
              query: { limit: HISTORY_PAGE_SIZE, ...query },
            }),
          );
        const none = { data: [], error: undefined };
        const before = isFirst ? messageId + 1 : beforeId;
        const after = isFirst ? messageId : afterId;
        const [older, newer] = await Promise.all([
          before === undefined ? none : read({ before_id: before }),
          after === undefined ? none : read({ after_id: after }),
        ]);
        const failed = older.error ? older : newer;
        if (failed.error) return failed;
        const [earlier, later] = [older.data, newer.data] as ApiResponse<'readHistory'>[];
        const isFull = (page: readonly ChatMessage[]) => page.length === HISTORY_PAGE_SIZE;
        return {
          data: {
            messages: [...(earlier ?? []), ...(later ?? [])],
            hasOlder: before === undefined || isFull(earlier ?? []),
            hasNewer: after === undefined || isFull(later ?? []),
          },
        };
      },
      // The addresses of files expire, and another page has new ones.
      providesTags: (_result, _error, { userId }) => [{ type: 'Conversations', id: userId }],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSearchMessagesInfiniteQuery, useReadAroundInfiniteQuery } = chatSearchApi;
