import type { Comment } from '#contract/entities/comment';
import { baseApi } from '#api/baseApi';
import { selectDraft } from '#shared/drafts/draftsSlice';
import type { AppThunk, RootState } from '#shared/store/types';
import { fullPageLength } from './commentPages';
import { changeComment, commentsApi, insertReply } from './commentsApi';
import { makeStub, removeFromTree, decrementReplies } from './changedTree';
import { findComment, insertComment } from './commentTree';
import { editDraftKey, replyDraftKey } from './draftKeys';

const { util, endpoints } = commentsApi;

/** The opened replies of a post's comments. */
const openedReplies = (state: RootState, postId: number) =>
  util.selectCachedArgsForQuery(state, 'listReplies').filter((args) => args.postId === postId);

/** Finds a comment that is loaded: in the list of its post, or in pages of replies. */
export function findLoadedComment(
  state: RootState,
  postId: number,
  id: number,
): Comment | undefined {
  const listed = endpoints.listComments.select(postId)(state).data?.pages.flat() ?? [];
  const below = openedReplies(state, postId).flatMap(
    (args) => endpoints.listReplies.select(args)(state).data?.pages ?? [],
  );
  return findComment([...listed, ...below.flatMap(({ replies }) => replies)], id);
}

/** Adds a comment that someone wrote below its parent, or to the list of its post. */
export function addToLoaded(postId: number, comment: Comment): AppThunk {
  return (dispatch) => {
    const { parent_id: parentId } = comment;
    if (parentId) dispatch(insertReply(postId, parentId, comment));
    else
      dispatch(
        util.updateQueryData('listComments', postId, ({ pages }) => insertComment(pages, comment)),
      );
  };
}

interface Removed {
  postId: number;
  commentId: number;
  /** Whether it stays because of its replies; by default judged by those that are known. */
  stays?: boolean;
  /** Keeps the comment in its place while the reader has an unsent reply to it. */
  keepsDrafts?: boolean;
}

/** Removes a comment from the screen, with removed ones above it that have no reply left. */
export function removeFromLoaded({ postId, commentId, stays, keepsDrafts }: Removed): AppThunk {
  return (dispatch, getState) => {
    const held = findLoadedComment(getState(), postId, commentId);
    if (!held) return;
    const hasDraft = [replyDraftKey, editDraftKey].some(
      (keyOf) => selectDraft(getState(), keyOf(commentId)) !== '',
    );
    if ((stays ?? held.total_replies > 0) || (keepsDrafts && hasDraft)) {
      dispatch(changeComment(postId, commentId, makeStub));
      return;
    }
    dispatch(removeFromPages(postId, commentId));
    const { parent_id: parentId } = held;
    if (!parentId) return;
    dispatch(changeComment(postId, parentId, decrementReplies));
    const parent = findLoadedComment(getState(), postId, parentId);
    if (parent?.deleted && parent.total_replies === 0)
      dispatch(removeFromLoaded({ postId, commentId: parentId, stays: false }));
  };
}

function removeFromPages(postId: number, id: number): AppThunk {
  return (dispatch, getState) => {
    const pages = endpoints.listComments.select(postId)(getState()).data?.pages ?? [];
    const isFirstLevel = pages.flat().some((comment) => comment.id === id);
    // Further pages are read by their offset, which has changed.
    const isPaged = pages.length > 1 || fullPageLength(pages[0] ?? []) !== undefined;
    dispatch(
      util.updateQueryData('listComments', postId, (list) =>
        list.pages.forEach((page) => removeFromTree(page, id)),
      ),
    );
    for (const args of openedReplies(getState(), postId))
      dispatch(
        util.updateQueryData('listReplies', args, (list) =>
          list.pages.forEach(({ replies }) => removeFromTree(replies, id)),
        ),
      );
    if (isFirstLevel && isPaged)
      dispatch(baseApi.util.invalidateTags([{ type: 'Comments', id: postId }]));
  };
}
