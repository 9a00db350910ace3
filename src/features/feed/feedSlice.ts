import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { LikeState } from '#contract/entities/comment';
import type { FeedScope } from '#contract/entities/post';
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
import { countShown, isWhole, joinPages } from './comments/commentTree';
import { feedApi } from './feedApi';
import { listOf, markOutdated, putOnTop, removePost, storePosts } from './feedLists';
import {
  initialFeedState,
  mergeHead,
  mergeTail,
  newerThan,
  selectFeedView,
  type FeedState,
  type LeftView,
  type OpenedFeed,
} from './feedState';
import {
  addShown,
  areCommentsWatched,
  endAllWatches,
  hideShown,
  startWatches,
} from './shownComments';
import {
  EVENTS_VIEW,
  FEED_VIEWS,
  isNewestFirst,
  MAIN_VIEW,
  viewKey,
  type PostView,
} from './postView';

const { listPosts, readPost, createPost, updatePost, deletePost, like } = feedApi.endpoints;
const { listComments, createComment } = commentsApi.endpoints;

const feedSlice = createSlice({
  name: 'feed',
  initialState: initialFeedState,
  reducers: {
    /** A list of posts was mounted, by a link to one of them or to a comment. */
    feedOpened(state, { payload }: PayloadAction<OpenedFeed>) {
      listOf(state, payload.view);
    },
    /** The reader chose whose posts the feed shows. */
    scopeChosen(state, { payload }: PayloadAction<{ scope: FeedScope; left: LeftView }>) {
      Object.assign(listOf(state, selectFeedView({ feed: state })), payload.left);
      state.scope = payload.scope;
    },
    /** The reader follows other hashtags than before. */
    followedTagsChanged(state) {
      markOutdated(state, FEED_VIEWS.followed);
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
      const list = listOf(state, selectFeedView({ feed: state }));
      state.highlight = { id };
      if (!list.ids.includes(id)) list.pinnedId = id;
    },
    highlightFaded(state, { payload: id }: PayloadAction<number>) {
      if (state.highlight?.id === id && !state.highlight.commentId) state.highlight = null;
    },
    /** A linked comment was found: it is highlighted instead of its post, until null. */
    commentHighlighted(state, { payload }: PayloadAction<FeedState['highlight']>) {
      state.highlight = payload;
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
    /** The comments of a post appeared on the screen; stale ones were read some time ago. */
    commentsShown(state, { payload }: PayloadAction<{ postId: number; isStale: boolean }>) {
      addShown(state, payload);
    },
    commentsHidden(state, { payload: id }: PayloadAction<number>) {
      hideShown(state, id);
    },
    /** The reader removed a comment. While it is watched, a frame brings the new number. */
    commentUncounted(state, { payload: id }: PayloadAction<number>) {
      const post = state.posts[id];
      if (post && !areCommentsWatched(state, id))
        post.total_comments = Math.max(post.total_comments - 1, 0);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(frameReceived.notification, ({ lists }, { payload }) => {
        const { type, post_id: id } = payload.notification;
        if (type !== 'new_post' || id === null) return;
        // A list that is loading may have been read before this post, by a connection, was written.
        for (const view of [MAIN_VIEW, FEED_VIEWS.connections]) {
          const list = lists[viewKey(view)];
          if (list) list.waitingIds = mergeTail(list.waitingIds, newerThan(list.ids, [id]));
        }
      })
      .addCase(frameReceived.connections_changed, (state) => {
        markOutdated(state, FEED_VIEWS.connections);
      })
      .addCase(frameReceived.ready, (state) => endAllWatches(state))
      .addCase(frameReceived.comments_watched, (state, { payload }) =>
        startWatches(state, payload.post_ids),
      )
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
      .addCase(ownNameChanged, ({ posts }, { payload: { userId, named } }) => {
        for (const { user } of Object.values(posts))
          if (user.id === userId) Object.assign(user, named);
      })
      .addMatcher(
        isAnyOf(frameReceived.comment_added, frameReceived.comment_removed),
        ({ posts }, { payload }) => {
          const post = posts[payload.post_id];
          if (post) post.total_comments = payload.total_comments;
        },
      )
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
        const { view, part } = meta.arg.originalArgs;
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
          const isMerged = isNewestFirst(view) && !list.isOutdated;
          const ids = isMerged ? mergeHead(list.ids, page) : page;
          delete list.isOutdated;
          // If older posts were dropped from the list, they can be loaded again.
          if (ids.length === page.length) list.hasEnded = page.length === 0;
          list.ids = ids;
          list.isLoaded = true;
          list.waitingIds = newerThan(ids, list.waitingIds);
          return;
        }
        list.hasEnded = page.length === 0;
        list.ids = mergeTail(list.ids, page);
      })
      .addMatcher(createPost.matchFulfilled, (state, { payload: post }) => {
        state.posts[post.id] = post;
        putOnTop(listOf(state, selectFeedView({ feed: state })), post.id);
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
      .addMatcher(createComment.matchFulfilled, (state, { meta }) => {
        const { postId } = meta.arg.originalArgs;
        const post = state.posts[postId];
        // While the comments are watched, a frame brings the new number.
        if (post && !areCommentsWatched(state, postId))
          post.total_comments = post.total_comments + 1;
      })
      .addMatcher(listComments.matchFulfilled, ({ posts }, { payload, meta }) => {
        const post = posts[meta.arg.originalArgs];
        const isLast = fullPageLength(payload.pages.at(-1) ?? []) === undefined;
        const comments = joinPages(payload.pages);
        // A full page may not contain all comments, and a comment may not contain all its replies.
        if (post && isLast && isWhole(comments)) post.total_comments = countShown(comments);
      }),
});

export const {
  feedOpened,
  scopeChosen,
  followedTagsChanged,
  feedReloadRequested,
  feedEndReached,
  postHighlighted,
  highlightFaded,
  commentHighlighted,
  likeRequested,
  likeReceived,
  commentLikeRequested,
  commentLikeSettled,
  postVanished,
  commentsOpened,
  commentsClosed,
  commentsShown,
  commentsHidden,
  commentUncounted,
} = feedSlice.actions;
export const feedReducer = feedSlice.reducer;
