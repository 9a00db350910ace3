import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { LikeState } from '#contract/entities/comment';
import type { Post } from '#contract/entities/post';
import { frameReceived } from '#realtime/frameActions';
import {
  ownNameChanged,
  ownPictureChanged,
  personBlocked,
  applyRsvp,
  rsvpChanged,
} from '#shared/store/featureEvents';
import { isSettled } from '#shared/store/sendDesired';
import { fullPageLength } from './comments/commentPages';
import { commentsApi } from './comments/commentsApi';
import { countComments, isWhole, joinPages } from './comments/commentTree';
import { feedApi } from './feedApi';
import {
  emptyList,
  initialFeedState,
  mergeHead,
  mergeTail,
  newerThan,
  type FeedList,
  type FeedState,
} from './feedState';
import { EVENTS_VIEW, isNewestFirst, MAIN_VIEW, viewKey, type PostView } from './postView';

const { listPosts, readPost, createPost, updatePost, deletePost, like } = feedApi.endpoints;
const { listComments, createComment } = commentsApi.endpoints;

const MAIN = viewKey(MAIN_VIEW);

function listOf(state: FeedState, view: PostView): FeedList {
  return (state.lists[viewKey(view)] ??= { ...emptyList });
}

/**
 * Stores loaded posts. An unchanged post stays the same object, so its card doesn't render again.
 */
function storePosts({ posts: held }: FeedState, posts: readonly Post[]) {
  for (const post of posts) held[post.id] = copyWithStructuralSharing(held[post.id], post);
}

function removePost(state: FeedState, id: number) {
  delete state.posts[id];
  delete state.pendingLikes[id];
  delete state.openComments[id];
  for (const list of Object.values(state.lists)) {
    list.ids = list.ids.filter((other) => other !== id);
    list.waitingIds = list.waitingIds.filter((other) => other !== id);
    if (list.pinnedId === id) list.pinnedId = null;
  }
}

/**
 * Adds a new post on top of a list. A pinned post moves below it instead of jumping back into the
 * list.
 */
function putOnTop(list: FeedList, id: number) {
  list.ids = mergeTail([id, ...(list.pinnedId === null ? [] : [list.pinnedId])], list.ids);
  list.pinnedId = null;
}

const feedSlice = createSlice({
  name: 'feed',
  initialState: initialFeedState,
  reducers: {
    /** A list of posts was mounted. */
    feedOpened(state, { payload }: PayloadAction<{ view: PostView; highlightId: number | null }>) {
      listOf(state, payload.view);
    },
    /** The reader requests the newest posts: by Home, the new-posts pill, or Try again. */
    feedReloadRequested(state, { payload: view }: PayloadAction<PostView>) {
      listOf(state, view).pinnedId = null;
    },
    /** The end of the loaded posts became visible. */
    feedEndReached: (_state, _action: PayloadAction<PostView>) => undefined,
    /**
     * The reader opened a link to this post: it is highlighted, and pinned above the feed if the
     * list lacks it.
     */
    postHighlighted(state, { payload: id }: PayloadAction<number>) {
      const list = listOf(state, MAIN_VIEW);
      state.highlight = { id };
      if (!list.ids.includes(id)) list.pinnedId = id;
    },
    highlightFaded(state, { payload: id }: PayloadAction<number>) {
      if (state.highlight?.id === id) state.highlight = null;
    },
    likeRequested(state, { payload }: PayloadAction<{ id: number; on: boolean }>) {
      const requestId = state.pendingLikes[payload.id]?.requestId ?? null;
      state.pendingLikes[payload.id] = { on: payload.on, requestId };
    },
    /** The reader's own like from another tab of this browser. */
    likeReceived(state, { payload }: PayloadAction<{ id: number } & LikeState>) {
      const { id, ...changes } = payload;
      const post = state.posts[id];
      if (post) Object.assign(post, changes);
    },
    commentLikeRequested(state, { payload }: PayloadAction<{ id: number; on: boolean }>) {
      state.commentLikes[payload.id] = payload.on;
    },
    commentLikeSettled(state, { payload: id }: PayloadAction<number>) {
      delete state.commentLikes[id];
    },
    /** The post was deleted meanwhile. */
    postVanished(state, { payload: id }: PayloadAction<number>) {
      removePost(state, id);
    },
    commentsOpened(state, { payload: id }: PayloadAction<number>) {
      state.openComments[id] = true;
    },
    commentsClosed(state, { payload: id }: PayloadAction<number>) {
      delete state.openComments[id];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(frameReceived.notification, ({ lists }, { payload }) => {
        const { type, post_id: id } = payload.notification;
        const main = lists[MAIN];
        // A list that is loading may have been read before this post was written.
        if (type !== 'new_post' || id === null || !main) return;
        main.waitingIds = mergeTail(main.waitingIds, newerThan(main.ids, [id]));
      })
      .addCase(rsvpChanged, ({ posts }, { payload }) => {
        const event = payload.postId === undefined ? null : posts[payload.postId]?.event;
        if (event) applyRsvp(event, payload);
      })
      .addCase(personBlocked, (state, { payload: { userId } }) => {
        for (const post of Object.values(state.posts))
          if (post.user.id === userId) removePost(state, post.id);
      })
      .addCase(ownPictureChanged, ({ posts }, { payload: { userId, address } }) => {
        for (const { user } of Object.values(posts))
          if (user.id === userId) user.profile_picture = address;
      })
      .addCase(ownNameChanged, ({ posts }, { payload: { userId, name } }) => {
        for (const { user } of Object.values(posts))
          if (user.id === userId) user.display_name = name;
      })
      .addMatcher(listPosts.matchPending, (state, { meta }) => {
        const { view, part } = meta.arg.originalArgs;
        if (part === 'peek') return;
        const list = listOf(state, view);
        list.loading = { part, requestId: meta.requestId };
        list.failed = null;
      })
      .addMatcher(listPosts.matchRejected, (state, { meta }) => {
        const { view, part } = meta.arg.originalArgs;
        const list = listOf(state, view);
        if (part === 'peek' || list.loading?.requestId !== meta.requestId) return;
        list.loading = null;
        list.failed = part;
      })
      .addMatcher(listPosts.matchFulfilled, (state, { payload, meta }) => {
        const { view, part, beforeId } = meta.arg.originalArgs;
        const { posts, matched_words: words = [] } = payload;
        const list = listOf(state, view);
        const page = posts.map(({ id }) => id);
        if (part === 'peek') {
          // Frames may have announced posts after this page was read.
          const { waiting = list.waitingIds } = meta.arg.originalArgs;
          const announced = list.waitingIds.filter((id) => !waiting.includes(id));
          list.waitingIds = mergeTail(announced, newerThan(list.ids, page));
          // Posts that are already shown are updated in place.
          storePosts(
            state,
            posts.filter(({ id }) => id in state.posts),
          );
          return;
        }
        if (list.loading?.requestId !== meta.requestId) return;
        list.loading = null;
        list.pages += 1;
        list.markedWords = [...new Set([...list.markedWords, ...words])];
        storePosts(state, posts);
        if (part === 'head') {
          const ids = isNewestFirst(view) ? mergeHead(list.ids, page) : page;
          // If older posts were dropped from the list, they can be loaded again.
          if (ids.length === page.length) list.hasEnded = page.length === 0;
          list.ids = ids;
          list.isLoaded = true;
          list.waitingIds = newerThan(ids, list.waitingIds);
          return;
        }
        list.hasEnded = page.length === 0;
        list.pagesByOffset ||= beforeId !== undefined && page.some((id) => id >= beforeId);
        list.ids = mergeTail(list.ids, page);
      })
      .addMatcher(createPost.matchFulfilled, (state, { payload: post }) => {
        state.posts[post.id] = post;
        putOnTop(listOf(state, MAIN_VIEW), post.id);
        const views: PostView[] = [{ kind: 'user', userId: post.user.id }];
        if (post.post_type === 'event') views.push(EVENTS_VIEW);
        for (const view of views) {
          const list = state.lists[viewKey(view)];
          if (list?.isLoaded) putOnTop(list, post.id);
        }
      })
      .addMatcher(
        isAnyOf(readPost.matchFulfilled, updatePost.matchFulfilled),
        (state, { payload: post }) => {
          state.posts[post.id] = post;
        },
      )
      .addMatcher(deletePost.matchFulfilled, (state, { meta }) => {
        removePost(state, meta.arg.originalArgs);
      })
      .addMatcher(deletePost.matchRejected, (state, { payload, meta }) => {
        // The post was already deleted, so remove it all the same.
        if (payload?.status === 404) removePost(state, meta.arg.originalArgs);
      })
      .addMatcher(like.matchPending, ({ pendingLikes }, { meta }) => {
        const pending = pendingLikes[meta.arg.originalArgs.postId];
        if (pending) pending.requestId = meta.requestId;
      })
      .addMatcher(like.matchFulfilled, (state, { payload, meta }) => {
        const { postId, liked } = meta.arg.originalArgs;
        const pending = state.pendingLikes[postId];
        if (pending?.requestId !== meta.requestId) return;
        const post = state.posts[postId];
        if (post) Object.assign(post, payload);
        if (isSettled({ desired: pending.on, sent: liked, held: payload.user_liked }))
          delete state.pendingLikes[postId];
      })
      .addMatcher(like.matchRejected, ({ pendingLikes }, { meta }) => {
        const { postId } = meta.arg.originalArgs;
        if (pendingLikes[postId]?.requestId === meta.requestId) delete pendingLikes[postId];
      })
      .addMatcher(createComment.matchFulfilled, ({ posts }, { meta }) => {
        const post = posts[meta.arg.originalArgs.postId];
        if (post) post.total_comments = (post.total_comments ?? 0) + 1;
      })
      .addMatcher(listComments.matchFulfilled, ({ posts }, { payload, meta }) => {
        const post = posts[meta.arg.originalArgs];
        const isLast = fullPageLength(payload.pages.at(-1) ?? []) === undefined;
        const comments = joinPages(payload.pages);
        // A full page may not contain all comments, and a comment may not contain all its replies.
        if (post && isLast && isWhole(comments)) post.total_comments = countComments(comments);
      }),
});

export const {
  feedOpened,
  feedReloadRequested,
  feedEndReached,
  postHighlighted,
  highlightFaded,
  likeRequested,
  likeReceived,
  commentLikeRequested,
  commentLikeSettled,
  postVanished,
  commentsOpened,
  commentsClosed,
} = feedSlice.actions;
export const feedReducer = feedSlice.reducer;
