import { createApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import type { ApiExtraOptions } from './callTypes';

/** The cache tags that endpoints provide and invalidate. */
export const TAG_TYPES = [
  'Me',
  'Profile',
  'Post',
  'Comments',
  'SharedPost',
  'Event',
  'EventGroups',
  'Attendees',
  'Rsvp',
  'Suggestions',
  'Connections',
  'PendingRequests',
  'SentRequests',
  'Blocked',
  'Papers',
  'Library',
  'FollowedTags',
  'PostedResearch',
  'CollaborationRequests',
  'Universities',
  'Notifications',
  'NotificationSettings',
  'Conversations',
  'Reports',
  'Moderation',
] as const;

function withoutSecrets(args: unknown, { secretArgs = [] }: ApiExtraOptions = {}): unknown {
  if (secretArgs.length === 0 || typeof args !== 'object' || args === null) return args;
  return Object.fromEntries(Object.entries(args).filter(([name]) => !secretArgs.includes(name)));
}

/** The RTK Query API. Features inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Cache keys appear in many actions and tables, so they must not contain secrets.
  serializeQueryArgs: ({ queryArgs, endpointDefinition, ...rest }) =>
    defaultSerializeQueryArgs({
      queryArgs: withoutSecrets(queryArgs, endpointDefinition.extraOptions as ApiExtraOptions),
      endpointDefinition,
      ...rest,
    }),
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});

/** Pagination by offset: a page with fewer than `limit` items is the last. */
export const byOffset = (limit: number) => ({
  initialPageParam: 0,
  getNextPageParam: (page: readonly unknown[], _pages: readonly unknown[], offset: number) =>
    page.length < limit ? undefined : offset + limit,
});
