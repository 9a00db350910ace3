import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

interface TagArgs {
  /** As posts have it, without `#`. */
  hashtag: string;
}

/** The endpoints of the hashtags that the user follows. */
export const tagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFollowedTags: build.query<{ hashtags: string[] }, void>({
      query: () => request('listFollowedTags'),
      transformResponse: ({ tags }: ApiResponse<'listFollowedTags'>) => ({ hashtags: tags }),
      providesTags: ['FollowedTags'],
    }),
    followTag: build.mutation<ApiResponse<'followTag'>, TagArgs>({
      query: ({ hashtag }) => request('followTag', { params: { tag: hashtag } }),
      invalidatesTags: ['FollowedTags'],
    }),
    unfollowTag: build.mutation<ApiResponse<'unfollowTag'>, TagArgs>({
      query: ({ hashtag }) => request('unfollowTag', { params: { tag: hashtag } }),
      invalidatesTags: ['FollowedTags'],
    }),
  }),
});

export const { useListFollowedTagsQuery, useFollowTagMutation, useUnfollowTagMutation } = tagsApi;
