import { MessageSquare } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks';
import { Icon } from '../../../shared/ui/Icon';
import { selectHasOpenComments, selectIsLiked, selectTotalLikes } from '../feedSelectors';
import { commentsClosed, commentsOpened } from '../feedSlice';
import { toggleLike } from '../feedThunks';
import { ShareButton } from '../share/ShareButton';
import { LikeButton } from './LikeButton';
import css from './PostActions.module.css';

interface PostActionsProps {
  readonly postId: number;
  readonly totalComments: number;
  /** The id of the comments' section. */
  readonly commentsId: string;
}

/** What every reader can do with a post. */
export function PostActions({ postId, totalComments, commentsId }: PostActionsProps) {
  const dispatch = useAppDispatch();
  const isLiked = useAppSelector((state) => selectIsLiked(state, postId));
  const likes = useAppSelector((state) => selectTotalLikes(state, postId));
  return (
    <div className={css.row}>
      <LikeButton
        className={css.action}
        isLiked={isLiked}
        total={likes}
        onClick={() => void dispatch(toggleLike(postId))}
      />
      <CommentButton postId={postId} total={totalComments} commentsId={commentsId} />
      <ShareButton post={{ id: postId }} className={css.action} />
    </div>
  );
}

interface CommentButtonProps {
  readonly postId: number;
  readonly total: number;
  readonly commentsId: string;
}

function CommentButton({ postId, total, commentsId }: CommentButtonProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectHasOpenComments(state, postId));
  return (
    <button
      type="button"
      className={css.action}
      aria-expanded={isOpen}
      aria-controls={isOpen ? commentsId : undefined}
      onClick={() => dispatch(isOpen ? commentsClosed(postId) : commentsOpened(postId))}
    >
      <Icon of={MessageSquare} />
      <span>Comment</span>
      {total > 0 ? <span className={css.count}>{total}</span> : null}
    </button>
  );
}
