import type { Connection, PendingRequest, Person, SuggestedUser } from '#contract/entities/person';
import { FRIENDS_CARD_SIZE, MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../api/baseApi';
import type { ChatPartner } from '../../shared/store/chatEvents';

interface ConnectAnswer {
  status: 'pending' | 'connected';
  request_id?: number;
  connection_id?: number;
}

/** A request, and between whom and the reader it stands. */
export interface RequestOf {
  requestId: number;
  person: ChatPartner;
}

const wholePage = { limit: MAX_PAGE_SIZE };
/** What a changed pair of people changes in the lists of both. */
const pairTags = ['PendingRequests', 'Connections', 'Suggestions'] as const;

/** The calls of connections. The thunks use those that change something. */
export const connectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSuggestions: build.query<SuggestedUser[], void>({
      query: () => ({ url: 'connections/users' }),
      providesTags: ['Suggestions'],
    }),
    listConnections: build.infiniteQuery<Connection[], void, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (lastPage, _pages, offset) =>
          lastPage.length < MAX_PAGE_SIZE ? undefined : offset + MAX_PAGE_SIZE,
      },
      query: ({ pageParam: offset }) => ({
        url: 'connections/connections',
        params: { ...wholePage, offset },
      }),
      providesTags: ['Connections'],
    }),
    listFriends: build.query<Connection[], number>({
      query: (userId) => ({
        url: `connections/user/${userId}`,
        params: { limit: FRIENDS_CARD_SIZE },
      }),
      providesTags: ['Connections'],
    }),
    listPendingRequests: build.query<PendingRequest[], void>({
      query: () => ({ url: 'connections/pending', params: wholePage }),
      providesTags: ['PendingRequests'],
    }),
    listBlocked: build.query<Person[], void>({
      query: () => ({ url: 'connections/blocked', params: wholePage }),
      providesTags: ['Blocked'],
    }),
    /** Leaves the suggestions as they are: the person stays in place, as pending. */
    connect: build.mutation<ConnectAnswer, ChatPartner>({
      query: ({ id }) => ({
        url: 'connections/connect/',
        method: 'POST',
        body: { friend_id: id },
      }),
      invalidatesTags: (answer) =>
        answer?.status === 'connected' ? ['PendingRequests', 'Connections'] : ['Profile'],
      extraOptions: { creates: true },
    }),
    withdrawRequest: build.mutation<null, RequestOf>({
      query: ({ requestId }) => ({ url: `connections/request/${requestId}`, method: 'DELETE' }),
      invalidatesTags: ['Profile'],
    }),
    acceptRequest: build.mutation<{ connection_id: number }, RequestOf>({
      query: ({ requestId }) => ({ url: `connections/accept/${requestId}`, method: 'POST' }),
      invalidatesTags: [...pairTags],
    }),
    rejectRequest: build.mutation<unknown, RequestOf>({
      query: ({ requestId }) => ({ url: `connections/reject/${requestId}`, method: 'POST' }),
      invalidatesTags: ['PendingRequests'],
    }),
    removeConnection: build.mutation<null, { connectionId: number; person: ChatPartner }>({
      query: ({ connectionId }) => ({ url: `connections/${connectionId}`, method: 'DELETE' }),
      invalidatesTags: ['Connections', 'Suggestions'],
    }),
    restoreConnection: build.mutation<{ connection_id: number }, ChatPartner>({
      query: ({ id }) => ({
        url: 'connections/restore',
        method: 'POST',
        body: { friend_id: id },
      }),
      invalidatesTags: [...pairTags],
    }),
    block: build.mutation<unknown, ChatPartner>({
      query: ({ id }) => ({ url: 'connections/block', method: 'POST', body: { user_id: id } }),
      invalidatesTags: [...pairTags, 'Blocked', 'Profile', 'Conversations', 'Notifications'],
    }),
    unblock: build.mutation<null, { userId: number; username: string }>({
      query: ({ userId }) => ({ url: `connections/block/${userId}`, method: 'DELETE' }),
      invalidatesTags: ['Blocked', 'Suggestions', 'Profile', 'Conversations'],
    }),
  }),
});

export const {
  useListSuggestionsQuery,
  useListConnectionsInfiniteQuery,
  useListFriendsQuery,
  useListPendingRequestsQuery,
  useListBlockedQuery,
  useAcceptRequestMutation,
  useRejectRequestMutation,
  useUnblockMutation,
} = connectionsApi;
