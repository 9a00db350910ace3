import type { Connection, PendingRequest, SuggestedUser } from '#contract/entities/person';
import { MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../api/baseApi';

interface ConnectAnswer {
  status: 'pending' | 'connected';
  request_id?: number;
  connection_id?: number;
}

const wholePage = { limit: MAX_PAGE_SIZE };

/** The calls of connections. */
export const connectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSuggestions: build.query<SuggestedUser[], void>({
      query: () => ({ url: 'connections/users' }),
      providesTags: ['Suggestions'],
    }),
    listConnections: build.query<Connection[], void>({
      query: () => ({ url: 'connections/connections', params: wholePage }),
      providesTags: ['Connections'],
    }),
    listPendingRequests: build.query<PendingRequest[], void>({
      query: () => ({ url: 'connections/pending', params: wholePage }),
      providesTags: ['PendingRequests'],
    }),
    /** Leaves the suggestions as they are: the person stays in place, as pending. */
    connect: build.mutation<ConnectAnswer, number>({
      query: (friendId) => ({
        url: 'connections/connect/',
        method: 'POST',
        body: { friend_id: friendId },
      }),
      invalidatesTags: (answer) =>
        answer?.status === 'connected' ? ['Connections', 'PendingRequests'] : [],
      extraOptions: { creates: true },
    }),
    acceptRequest: build.mutation<{ connection_id: number }, number>({
      query: (requestId) => ({ url: `connections/accept/${requestId}`, method: 'POST' }),
      invalidatesTags: ['PendingRequests', 'Connections', 'Suggestions'],
    }),
    rejectRequest: build.mutation<unknown, number>({
      query: (requestId) => ({ url: `connections/reject/${requestId}`, method: 'POST' }),
      invalidatesTags: ['PendingRequests'],
    }),
  }),
});

export const {
  useListSuggestionsQuery,
  useListConnectionsQuery,
  useListPendingRequestsQuery,
  useConnectMutation,
  useAcceptRequestMutation,
  useRejectRequestMutation,
} = connectionsApi;
