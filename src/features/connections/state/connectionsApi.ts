import { FRIENDS_CARD_SIZE, MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi, byOffset } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';
import type { ChatPartner } from '#shared/store/featureEvents';

/** A connection request between the user and this person. */
export interface RequestOf {
  requestId: number;
  person: ChatPartner;
}

/** A person to ask to connect; with `ask`, to be the user's mentor. */
interface Asked extends ChatPartner {
  ask?: { mentoring_topic: string; message: string };
}

const wholePage = { limit: MAX_PAGE_SIZE };
/** The tags of both people's lists that a changed relationship affects. */
const pairTags = ['PendingRequests', 'SentRequests', 'Connections', 'Suggestions'] as const;

/** The connection endpoints. The thunks call the mutations. */
export const connectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSuggestions: build.query<ApiResponse<'listSuggestions'>, void>({
      query: () => request('listSuggestions'),
      providesTags: ['Suggestions'],
    }),
    listConnections: build.infiniteQuery<ApiResponse<'listConnections'>, void, number>({
      infiniteQueryOptions: byOffset(MAX_PAGE_SIZE),
      query: ({ pageParam: offset }) =>
        request('listConnections', { query: { ...wholePage, offset } }),
      providesTags: ['Connections'],
    }),
    /** The user's own connections, by their id. */
    listFriends: build.query<ApiResponse<'listConnections'>, number>({
      query: (id) =>
        request('listConnectionsOfUser', { params: { id }, query: { limit: FRIENDS_CARD_SIZE } }),
      providesTags: ['Connections'],
    }),
    listPendingRequests: build.query<ApiResponse<'listPendingRequests'>, void>({
      query: () => request('listPendingRequests', { query: wholePage }),
      providesTags: ['PendingRequests'],
    }),
    listBlocked: build.query<ApiResponse<'listBlocked'>, void>({
      query: () => request('listBlocked', { query: wholePage }),
      providesTags: ['Blocked'],
    }),
    /** Keeps the suggestions cached: the person stays in place, as pending. */
    connect: build.mutation<ApiResponse<'connect'>, Asked>({
      query: ({ id, ask }) => request('connect', { json: { friend_id: id, ...ask } }),
      invalidatesTags: (response) =>
        response?.status === 'connected'
          ? ['PendingRequests', 'Connections']
          : ['Profile', 'SentRequests'],
      extraOptions: { creates: true },
    }),
    withdrawRequest: build.mutation<ApiResponse<'withdrawRequest'>, RequestOf>({
      query: ({ requestId }) => request('withdrawRequest', { params: { request_id: requestId } }),
      // Also after a failure: the request may have been answered.
      invalidatesTags: ['Profile', 'SentRequests'],
    }),
    acceptRequest: build.mutation<ApiResponse<'acceptRequest'>, RequestOf>({
      query: ({ requestId }) => request('acceptRequest', { params: { request_id: requestId } }),
      invalidatesTags: [...pairTags],
    }),
    rejectRequest: build.mutation<ApiResponse<'rejectRequest'>, RequestOf>({
      query: ({ requestId }) => request('rejectRequest', { params: { request_id: requestId } }),
      invalidatesTags: ['PendingRequests'],
    }),
    removeConnection: build.mutation<
      ApiResponse<'removeConnection'>,
      { connectionId: number; person: ChatPartner }
    >({
      query: ({ connectionId: id }) => request('removeConnection', { params: { id } }),
      invalidatesTags: ['Connections', 'Suggestions'],
    }),
    restoreConnection: build.mutation<ApiResponse<'restoreConnection'>, ChatPartner>({
      query: ({ id }) => request('restoreConnection', { json: { friend_id: id } }),
      extraOptions: { creates: true },
      invalidatesTags: [...pairTags],
    }),
    block: build.mutation<ApiResponse<'block'>, ChatPartner>({
      query: ({ id }) => request('block', { json: { user_id: id } }),
      extraOptions: { creates: true },
      invalidatesTags: [...pairTags, 'Blocked', 'Profile', 'Conversations', 'Notifications'],
    }),
    unblock: build.mutation<ApiResponse<'unblock'>, ChatPartner>({
      query: ({ id }) => request('unblock', { params: { user_id: id } }),
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
