import type { FoundPosts, Post } from '#contract/entities/post';
import { FEED_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import type { ApiArgs } from '#api/callTypes';
import { request, type ApiResponse } from '#api/request';
import type { FeedPart } from './feedState';
import type { PostParts } from './newPost';
import { viewRequest, type PostView } from './postView';

/** A page of a list; `peek` looks for newer posts without showing them. */
export interface PostsArgs {
  view: PostView;
  part: FeedPart | 'peek';
  /** Posts older than this one. */
  beforeId?: number;
  /** For lists that are not paged by id. */
  offset?: number;
  /** For a peek: the ids that waited when it began. Later ones were announced meanwhile. */
  waiting?: readonly number[];
}

interface CreateArgs {
  post: PostParts;
  /** Identifies the upload, so that its progress can be shown. */
  uploadId: string;
}

interface UpdateArgs {
  id: number;
  post: PostParts;
  uploadId: string;
}

/** A post may announce an event, which other screens list. */
const eventTags = ['Event', 'EventGroups'] as const;
const tagsOf = ({ kind }: PostParts) => (kind === 'event' ? eventTags : []);

type PostOf<Kind extends PostParts['kind']> = Extract<PostParts, { kind: Kind }>;

/** The text of a post, and its quotes if it has some. An edit has none, and keeps those there are. */
const words = ({ content, quotes }: PostParts) => (quotes ? { content, quotes } : { content });

const mediaParts = (post: PostOf<'media'>) => ({
  fields: { ...words(post), media_alt: [...post.alts] },
  files: { media_file: post.files },
});
const documentParts = (post: PostOf<'document'>) => ({
  fields: words(post),
  files: { document_file: post.files },
});
const eventParts = (post: PostOf<'event'>) => ({
  fields: { ...words(post), ...post.fields },
  files: post.image ? { event_image: post.image } : {},
});

/** Returns the request that creates a post. */
function createRequest(post: PostParts): ApiArgs {
  switch (post.kind) {
    case 'text':
      return request('createTextPost', { form: words(post) });
    case 'media':
      return request('createMediaPost', mediaParts(post));
    case 'document':
      return request('createDocumentPost', documentParts(post));
    case 'event':
      return request('createEventPost', eventParts(post));
  }
}

/** Returns the request that updates a post; without files it keeps the existing ones. */
function updateRequest(id: number, post: PostParts): ApiArgs {
  const params = { id };
  switch (post.kind) {
    case 'text':
      return request('updateTextPost', { params, form: { content: post.content } });
    case 'media':
      return request('updateMediaPost', { params, ...mediaParts(post) });
    case 'document':
      return request('updateDocumentPost', { params, ...documentParts(post) });
    case 'event':
      return request('updateEventPost', { params, ...eventParts(post) });
  }
}

/** A page of a view of posts; of a search with the words found. */
type PostsPage = Pick<FoundPosts, 'posts'> & Partial<FoundPosts>;

/**
 * The post endpoints. The feed slice stores their results, because several calls and frames write
 * the same posts.
 */
export const feedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<PostsPage, PostsArgs>({
      query: ({ view, beforeId, offset = 0 }) =>
        viewRequest(view, {
          limit: FEED_PAGE_SIZE,
          ...(beforeId === undefined ? { offset } : { before_id: beforeId }),
        }),
      keepUnusedDataFor: 0,
    }),
    readPost: build.query<Post, number>({
      query: (id) => request('readPost', { params: { id } }),
      transformResponse: (response: Post | { post: Post }) =>
        'post' in response ? response.post : response,
      keepUnusedDataFor: 0,
    }),
    createPost: build.mutation<ApiResponse<'createTextPost'>, CreateArgs>({
      query: ({ post, uploadId }) => ({
        ...createRequest(post),
        ...(post.kind === 'text' ? {} : { uploadId }),
      }),
      extraOptions: { creates: true },
      invalidatesTags: (post, _error, { post: parts }) => (post ? ['Me', ...tagsOf(parts)] : []),
    }),
    updatePost: build.mutation<ApiResponse<'updateTextPost'>, UpdateArgs>({
      query: ({ id, post, uploadId }) => ({
        ...updateRequest(id, post),
        ...(post.kind === 'text' ? {} : { uploadId }),
      }),
      invalidatesTags: (post, _error, { post: parts }) => (post ? tagsOf(parts) : []),
    }),
    deletePost: build.mutation<ApiResponse<'deletePost'>, number>({
      query: (id) => request('deletePost', { params: { id } }),
      invalidatesTags: eventTags,
    }),
    like: build.mutation<ApiResponse<'like'>, { postId: number; liked: boolean }>({
      query: ({ postId, liked }) => request('like', { json: { post_id: postId, liked } }),
    }),
  }),
});

export const { useUpdatePostMutation, useDeletePostMutation } = feedApi;
