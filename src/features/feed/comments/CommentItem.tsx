import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Comment, ReplyPage } from '#contract/entities/comment';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Button } from '#shared/ui/buttons/Button';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { paths } from '#shared/paths';
import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';
import { nameOf } from '#shared/lib/people';
import { PersonName } from '#shared/ui/marks/PersonName';
import { LikeButton } from '../card/PostActions';
import { RichText } from '../card/RichText';
import * as texts from '../texts';
import { toggleCommentLike } from './commentLikes';
import { CommentBox } from './CommentBox';
import css from './CommentItem.module.css';
import { commentsApi } from './commentsApi';
import { joinReplies } from './commentTree';
import { useFocusOnFirstNew } from './useFocusOnFirstNew';

const MoreReplies = lazyOrNothing(async () => (await import('./MoreReplies')).MoreReplies);

const NONE: readonly ReplyPage[] = [];

interface CommentItemProps {
  readonly postId: number;
  readonly comment: Comment;
  /** The comment that has its reply box open. */
  readonly replyTo: number | null;
  readonly onReply: (commentId: number | null) => void;
}

/** A comment with its loaded replies, at any depth, and a button to load more. */
export function CommentItem({ postId, comment, replyTo, onReply }: CommentItemProps) {
  const { user, total_replies: total = 0 } = comment;
  const pages = useReplyPages(postId, comment.id);
  const shown = joinReplies(comment.replies, pages);
  const { list, noteShown } = useFocusOnFirstNew(shown);
  const isReplying = replyTo === comment.id;
  const replyButton = useRef<HTMLButtonElement>(null);
  const closeReply = () => {
    onReply(null);
    replyButton.current?.focus();
  };
  return (
    <li tabIndex={-1} className={css.item} data-comment-id={comment.id}>
      <div className={css.comment}>
        <Avatar name={nameOf(user)} src={user.profile_picture} size={32} />
        <div className={css.side}>
          <div className={css.bubble}>
            <Link className={css.name} to={paths.profile(user.username)}>
              <PersonName of={user} />
            </Link>
            <p className={css.text}>
              <RichText text={comment.content} />
            </p>
          </div>
          <p className={css.meta}>
            <RelativeTime stamp={comment.created_at} />
            <CommentLike postId={postId} comment={comment} />
            <Button
              ref={replyButton}
              variant="link"
              aria-expanded={isReplying}
              aria-label={texts.replyTo(nameOf(user))}
              onClick={() => onReply(isReplying ? null : comment.id)}
            >
              {texts.reply}
            </Button>
          </p>
        </div>
      </div>
      {shown.length > 0 || total > 0 || isReplying ? (
        <ul ref={list} className={css.replies}>
          {shown.map((reply) => (
            <CommentItem
              key={reply.id}
              postId={postId}
              comment={reply}
              replyTo={replyTo}
              onReply={onReply}
            />
          ))}
          {pages.length > 0 || total > shown.length ? (
            <MoreReplies
              postId={postId}
              comment={comment}
              pages={pages}
              shown={shown.length}
              onRead={noteShown}
            />
          ) : null}
          {isReplying ? (
            <li>
              <CommentBox
                postId={postId}
                parent={{ id: comment.id, name: nameOf(user) }}
                onDone={closeReply}
                onLeave={closeReply}
              />
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}

function CommentLike({ postId, comment }: Pick<CommentItemProps, 'postId' | 'comment'>) {
  const dispatch = useAppDispatch();
  const desired = useAppSelector((state) => state.feed.commentLikes[comment.id]);
  const { total_likes: total = 0, user_liked: wasLiked = false } = comment;
  const isLiked = desired ?? wasLiked;
  return (
    <LikeButton
      className={css.like}
      size="sm"
      isLiked={isLiked}
      total={total + Number(isLiked) - Number(wasLiked)}
      label={(likes) => texts.likeComment(nameOf(comment.user), likes)}
      hidesZero
      onClick={() => void dispatch(toggleCommentLike(postId, comment))}
    />
  );
}

/** Selects the cached pages of replies to a comment, so that a replay shows them too. */
function useReplyPages(postId: number, commentId: number): readonly ReplyPage[] {
  const select = useMemo(
    () => commentsApi.endpoints.listReplies.select({ postId, commentId }),
    [postId, commentId],
  );
  return useAppSelector((state) => select(state).data?.pages ?? NONE);
}
