import { baseApi } from '#api/baseApi';
import { hasStatus } from '#api/errors';
import { request } from '#api/request';

/** The endpoint that finds out what the server knows about events. */
export const eventPlacesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether events have an end and places; older servers have no list of one's own events. */
    knowsPlaces: build.query<boolean, void>({
      queryFn: async (_none, _api, _options, ask) => {
        const { error } = await ask(request('listHostedEvents', { query: { limit: 1 } }));
        return { data: !hasStatus(error, 404) };
      },
    }),
  }),
});

export const { useKnowsPlacesQuery } = eventPlacesApi;
