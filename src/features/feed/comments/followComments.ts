import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { frameReceived } from '#realtime/frameActions';
import type { AppPorts } from '#shared/ports';
import type { AppDispatch, RootState } from '#shared/store/types';
import { changesApi } from './changesApi';
import { changeComment } from './commentsApi';
import { copyText } from './changedTree';
import { addToLoaded, findLoadedComment, removeFromLoaded } from './loadedComments';

/** A frame about one comment. */
export type CommentFrameAction = ReturnType<
  (typeof frameReceived)['comment_added' | 'comment_changed' | 'comment_removed']
>;

type Api = ListenerEffectAPI<RootState, AppDispatch, AppPorts>;

/** An own comment arrives with its response as well, which usually follows its frame. */
const OWN_WITHIN_MS = 5_000;

/** Whether an own comment or edit is being sent. */
const isSending = ({ api: { mutations } }: RootState) =>
  Object.values(mutations).some(
    (each) =>
      each?.status === QueryStatus.pending &&
      ['createComment', 'editComment'].includes(each.endpointName),
  );

/**
 * Whether comments are being read. Their response may be older than a change whose frame has
 * arrived, and would undo it.
 */
const isReading = ({ api: { queries } }: RootState) =>
  Object.values(queries).some(
    (each) =>
      each?.status === QueryStatus.pending &&
      ['listComments', 'listReplies'].includes(each.endpointName),
  );

/** Shows the change of a comment that someone made, if the comments around it are on the screen. */
export async function followComment(action: CommentFrameAction, api: Api): Promise<void> {
  const { post_id: postId, comment_id: commentId } = action.payload;
  // A request ends at the latest after its time limit.
  if (isReading(api.getState())) await api.condition((_, state) => !isReading(state));
  if (frameReceived.comment_removed.match(action)) {
    const { stays } = action.payload;
    api.dispatch(removeFromLoaded({ postId, commentId, stays, keepsDrafts: true }));
    return;
  }
  if (isSending(api.getState()))
    await api.condition((_, state) => !isSending(state), OWN_WITHIN_MS);
  if (!isMissing(action, api.getState())) return;
  const reading = changesApi.endpoints.readComment.initiate(commentId, {
    forceRefetch: true,
    subscribe: false,
  });
  const { data } = await api.dispatch(reading);
  if (!data) return;
  if (frameReceived.comment_added.match(action)) api.dispatch(addToLoaded(postId, data.comment));
  else api.dispatch(changeComment(postId, commentId, (held) => copyText(held, data.comment)));
}

/** Whether the change belongs on the screen and is not there yet. */
function isMissing(
  action: Exclude<CommentFrameAction, ReturnType<typeof frameReceived.comment_removed>>,
  state: RootState,
): boolean {
  const { post_id: postId, comment_id: commentId } = action.payload;
  const held = findLoadedComment(state, postId, commentId);
  if (frameReceived.comment_changed.match(action))
    return held !== undefined && (held.edited_at ?? '') < action.payload.edited_at;
  const { parent_id: parentId } = action.payload;
  return !held && (parentId === null || findLoadedComment(state, postId, parentId) !== undefined);
}
