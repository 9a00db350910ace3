import type { Event } from '#contract/entities/event';
import { MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request } from '#api/request';

/** A month with more events than these pages hold shows only the first ones. */
const MOST_PAGES = 10;

/** The endpoint for the events of a time. */
export const monthApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEventsBetween: build.query<Event[], { since: string; until: string }>({
      queryFn: async ({ since, until }, _api, _options, ask) => {
        const events: Event[] = [];
        for (let page = 0; page < MOST_PAGES; page += 1) {
          const query = { since, until, limit: MAX_PAGE_SIZE, offset: events.length };
          const response = await ask(request('listEvents', { query }));
          if (response.error) return response;
          const found = response.data as Event[];
          events.push(...found);
          if (found.length < MAX_PAGE_SIZE) break;
        }
        return { data: events };
      },
      providesTags: ['Event'],
    }),
  }),
});

export const { useListEventsBetweenQuery } = monthApi;
