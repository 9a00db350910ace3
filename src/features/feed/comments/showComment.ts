import type { Comment } from '#contract/entities/comment';
import { HIGHLIGHT_MS } from '#contract/limits';
import type { AppThunk, RootState } from '#shared/store/types';
import { commentHighlighted, commentsOpened } from '../feedSlice';
import { commentsApi } from './commentsApi';
import { joinPages, joinReplies } from './commentTree';

const { listComments, listReplies } = commentsApi.endpoints;
const unshared = { subscribe: false } as const;
const nextPage = { ...unshared, direction: 'forward' } as const;

/** A comment and its post. */
interface CommentPlace {
  postId: number;
  commentId: number;
}

/** A reply may be under any older comment, so the search ends after this many requests. */
const MOST_REQUESTS = 10;

/**
 * Opens the comments of a post at a linked one and highlights it briefly. Loads those above it
 * first. Does nothing if it isn't found, because it was deleted or its author is hidden.
 */
export function showComment(place: CommentPlace): AppThunk<Promise<void>> {
  const { postId, commentId } = place;
  return async (dispatch, getState, { timers }) => {
    const isLoaded = () => loadedComments(getState(), postId).some(({ id }) => id === commentId);
    // A list that was loaded earlier may lack new comments.
    if (!isLoaded())
      await dispatch(listComments.initiate(postId, { ...unshared, forceRefetch: true }));
    for (let requests = 0; !isLoaded() && requests < MOST_REQUESTS; requests += 1)
      if (!(await dispatch(loadNearer(place)))) return;
    const other = getState().feed.highlight?.id ?? postId;
    if (!isLoaded() || other !== postId) return;
    dispatch(commentsOpened(postId));
    dispatch(commentHighlighted({ id: postId, commentId }));
    timers.set(() => {
      if (getState().feed.highlight?.commentId === commentId) dispatch(commentHighlighted(null));
    }, HIGHLIGHT_MS);
  };
}

/**
 * Loads the next page of the comments, if all of them are older than the linked one; else more of
 * the replies to the newest comment that may have it among them. Returns whether it loaded any.
 */
function loadNearer({ postId, commentId }: CommentPlace): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const state = getState();
    const list = listComments.select(postId)(state);
    const newest = list.data?.pages.flat().at(-1)?.id ?? commentId;
    if (list.hasNextPage && newest < commentId) {
      const { isSuccess } = await dispatch(listComments.initiate(postId, nextPage));
      return isSuccess;
    }
    const [parent] = loadedComments(state, postId)
      .filter((comment) => mayHaveReply(state, postId, comment, commentId))
      .sort((a, b) => b.id - a.id);
    if (!parent) return false;
    const args = { postId, commentId: parent.id };
    const { isSuccess } = await dispatch(listReplies.initiate(args, nextPage));
    return isSuccess;
  };
}

const replyPages = (state: RootState, postId: number, commentId: number) =>
  listReplies.select({ postId, commentId })(state).data?.pages ?? [];

const shownReplies = (state: RootState, postId: number, { id, replies }: Comment) =>
  joinReplies(replies, replyPages(state, postId, id));

/** All comments of a post that are loaded, with their replies. */
function loadedComments(state: RootState, postId: number): Comment[] {
  const withReplies = (comment: Comment): Comment[] => [
    comment,
    ...shownReplies(state, postId, comment).flatMap(withReplies),
  ];
  const pages = listComments.select(postId)(state).data?.pages ?? [];
  return joinPages(pages).flatMap(withReplies);
}

/** Whether replies to the comment that are not loaded yet may include this one. Older ones load first. */
function mayHaveReply(
  state: RootState,
  postId: number,
  comment: Comment,
  replyId: number,
): boolean {
  const shown = shownReplies(state, postId, comment);
  if ((shown.at(-1)?.id ?? comment.id) >= replyId) return false;
  const last = replyPages(state, postId, comment.id).at(-1);
  return last ? last.has_more : comment.total_replies > shown.length;
}
