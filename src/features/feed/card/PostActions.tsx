import { clsx } from 'clsx';
import { Heart, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import type { PostDocument } from '#contract/entities/post';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { SaveSlot } from '#shared/library/SaveSlot';
import { useAppDispatch } from '#shared/store/hooks';
import { Icon } from '#shared/ui/marks/Icon';
import { commentsClosed, commentsOpened } from '../feedSlice';
import type { LikedThing } from '../likedBy/likedByApi';
import { toggleLike } from '../likes';
import { ShareButton } from '../share/ShareButton';
import * as texts from '../texts';
import { AskUButton } from './AskUButton';
import css from './PostActions.module.css';

const LikedByDialog = lazyLayer(
  async () => (await import('../likedBy/LikedByDialog')).LikedByDialog,
);

interface PostActionsProps {
  readonly postId: number;
  readonly isLiked: boolean;
  readonly totalLikes: number;
  readonly totalComments: number;
  /** The id of the comment section, if it is open. */
  readonly openCommentsId: string | undefined;
  readonly documents?: readonly PostDocument[] | undefined;
  readonly canShare: boolean;
}

const none: readonly PostDocument[] = [];

/** The buttons below a post. */
export function PostActions(props: PostActionsProps) {
  const {
    postId,
    isLiked,
    totalLikes,
    totalComments,
    openCommentsId,
    documents = none,
    canShare,
  } = props;
  const dispatch = useAppDispatch();
  const isOpen = openCommentsId !== undefined;
  return (
    <div className={css.row}>
      <LikeButton
        className={css.action}
        isLiked={isLiked}
        total={totalLikes}
        label={texts.likePost}
        thing={{ postId, commentId: null }}
        onClick={() => void dispatch(toggleLike(postId))}
      />
      <button
        type="button"
        className={css.action}
        aria-expanded={isOpen}
        aria-controls={openCommentsId}
        onClick={() => dispatch(isOpen ? commentsClosed(postId) : commentsOpened(postId))}
      >
        <Icon of={MessageSquare} />
        <span>{texts.comment}</span>
        {totalComments > 0 ? <span className={css.count}>{totalComments}</span> : null}
      </button>
      {canShare ? <ShareButton post={{ id: postId }} className={css.action} /> : null}
      <span className={css.end}>
        {documents.map((document) => (
          <AskUButton
            key={document.url}
            document={document}
            isOneOfMany={documents.length > 1}
            className={clsx(css.action, css.askU)}
          />
        ))}
        <SaveSlot kind="post" id={postId} look="icon" className={css.action} />
      </span>
    </div>
  );
}

interface LikeButtonProps {
  readonly isLiked: boolean;
  readonly total: number;
  /** Returns the accessible name for a number of likes. */
  readonly label: (total: number) => string;
  readonly size?: 'sm' | 'md' | undefined;
  /** Hides the number while there are no likes. */
  readonly hidesZero?: boolean | undefined;
  readonly className?: string | undefined;
  readonly thing: LikedThing;
  readonly onClick: () => void;
}

/**
 * A heart, and the number of likes, which opens the list of the people. The heart animates when it
 * is clicked, not when it mounts filled.
 */
export function LikeButton(props: LikeButtonProps) {
  const {
    isLiked,
    total,
    label,
    size = 'md',
    hidesZero = false,
    className,
    thing,
    onClick,
  } = props;
  const [wasEmpty, setWasEmpty] = useState(!isLiked);
  const [isListOpen, setIsListOpen] = useState(false);
  if (!isLiked && !wasEmpty) setWasEmpty(true);
  const look = clsx(className, css.like, isLiked && css.liked);
  return (
    <>
      <button
        type="button"
        className={clsx(look, isLiked && wasEmpty && css.popped)}
        aria-pressed={isLiked}
        aria-label={label(total)}
        onClick={onClick}
      >
        <span className={css.heart}>
          <Icon of={Heart} size={size} filled={isLiked} />
        </span>
        {hidesZero || total > 0 ? null : <span className={css.count}>0</span>}
      </button>
      {total > 0 ? (
        <button
          type="button"
          className={clsx(look, css.total)}
          aria-haspopup="dialog"
          aria-label={texts.likes(total)}
          onClick={() => setIsListOpen(true)}
        >
          <span className={css.count}>{total}</span>
        </button>
      ) : null}
      {isListOpen ? <LikedByDialog thing={thing} onClose={() => setIsListOpen(false)} /> : null}
    </>
  );
}
