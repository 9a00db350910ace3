import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The endpoint of cards. */
export const cardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readCards: build.query<ApiResponse<'readCards'>, readonly string[]>({
      query: (addresses) => request('readCards', { json: { addresses: [...addresses] } }),
    }),
  }),
});

export const { useReadCardsQuery } = cardsApi;
