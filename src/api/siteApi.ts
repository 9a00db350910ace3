import { baseApi } from './baseApi';
import { request, type ApiResponse } from './request';

export type Site = ApiResponse<'readSite'>;

/** The endpoint that returns the operator of the server, and their notice and pages. */
export const siteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSite: build.query<Site, void>({ query: () => request('readSite', {}) }),
  }),
});

export const { useReadSiteQuery } = siteApi;
