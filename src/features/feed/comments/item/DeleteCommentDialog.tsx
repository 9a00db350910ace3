import type { Comment } from '#contract/entities/comment';
import { hasStatus } from '#api/errors';
import { draftCleared } from '#shared/drafts/draftsSlice';
import { nameOf } from '#shared/lib/people';
import { useAppDispatch } from '#shared/store/hooks';
import { DeleteDialog } from '#shared/ui/overlays/DeleteDialog';
import * as texts from '../../texts';
import { useDeleteCommentMutation } from '../changesApi';
import { editDraftKey } from '../draftKeys';
import { itemOf, neighbourOf } from './commentDom';

interface DeleteCommentDialogProps {
  readonly postId: number;
  readonly comment: Comment;
  /** Whether the reader wrote the comment; otherwise they wrote the post. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Says what happens to the replies, and who is notified. */
function lossText(comment: Comment, isOwn: boolean): string {
  const hasReplies = comment.total_replies > 0;
  if (isOwn) return hasReplies ? texts.deletesAnsweredComment : texts.deletesComment;
  const author = nameOf(comment.user);
  return hasReplies ? texts.removesAnsweredComment(author) : texts.removesComment(author);
}

/** Asks for confirmation before a comment is deleted by its author, or by that of the post. */
export function DeleteCommentDialog(props: DeleteCommentDialogProps) {
  const { postId, comment, isOwn, onClose } = props;
  const dispatch = useAppDispatch();
  const [deleteComment] = useDeleteCommentMutation();
  return (
    <DeleteDialog
      kind={isOwn ? 'comment' : 'othersComment'}
      quote={comment.content.trim().split('\n', 1)[0]}
      description={lossText(comment, isOwn)}
      actionText={isOwn ? texts.deleteComment : texts.removeComment}
      remove={async () => {
        const item = itemOf(comment.id);
        const next = item && neighbourOf(item);
        const { error } = await deleteComment({ postId, commentId: comment.id });
        if (error && !hasStatus(error, 404)) return texts.commentNotDeleted;
        dispatch(draftCleared(editDraftKey(comment.id)));
        // By then the dialog is unmounted with its comment and no longer traps the focus.
        requestAnimationFrame(() => (itemOf(comment.id) ?? next)?.focus());
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
