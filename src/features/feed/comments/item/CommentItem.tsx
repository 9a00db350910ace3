import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Comment, ReplyPage } from '#contract/entities/comment';
import { useAppSelector } from '#shared/store/hooks';
import { nameOf } from '#shared/lib/people';
import { bringToCentre, isFocusFree } from '../../list/feedDom';
import { CommentBox } from '../CommentBox';
import { commentsApi } from '../commentsApi';
import { joinReplies } from '../commentTree';
import { CommentBody } from './CommentBody';
import { useFocusAfterRemoval } from './commentDom';
import css from './CommentItem.module.css';
import { MoreReplies } from './MoreReplies';
import { useFocusOnFirstNew } from './useFocusOnFirstNew';

const NONE: readonly ReplyPage[] = [];

interface CommentItemProps {
  readonly postId: number;
  /** The author of the post, if known. */
  readonly authorId: number | undefined;
  readonly comment: Comment;
  /** The comment that has its reply box open. */
  readonly replyTo: number | null;
  readonly onReply: (change: (replyTo: number | null) => number | null) => void;
}

/** A comment with its loaded replies, at any depth, and a button to load more. */
export function CommentItem(props: CommentItemProps) {
  const { postId, authorId, comment, replyTo, onReply } = props;
  const { user, total_replies: total } = comment;
  const pages = useReplyPages(postId, comment.id);
  const shown = joinReplies(comment.replies, pages);
  const { list, noteShown } = useFocusOnFirstNew(shown);
  const isReplying = replyTo === comment.id;
  const item = useFocusAfterRemoval();
  const isHighlighted = useHighlight(comment.id, item);
  const replyButton = useRef<HTMLButtonElement>(null);
  const replyBox = useRef<HTMLLIElement>(null);
  // A reply may be stored after the reader went on, for example to reply to another comment.
  const closeReply = () => {
    if (isFocusFree(replyBox.current)) replyButton.current?.focus();
    onReply((open) => (open === comment.id ? null : open));
  };
  return (
    <li
      ref={item}
      tabIndex={-1}
      className={clsx(css.item, isHighlighted && css.marked)}
      data-comment-id={comment.id}
    >
      <CommentBody
        postId={postId}
        authorId={authorId}
        comment={comment}
        isReplying={isReplying}
        replyButton={replyButton}
        onReply={() => onReply((open) => (open === comment.id ? null : comment.id))}
      />
      {shown.length > 0 || total > 0 || isReplying ? (
        <ul ref={list} className={css.replies}>
          {shown.map((reply) => (
            <CommentItem
              key={reply.id}
              postId={postId}
              authorId={authorId}
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
            <li ref={replyBox}>
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

/** Brings the comment into view while a link to it is followed, and returns whether it is. */
function useHighlight(commentId: number, item: RefObject<HTMLLIElement | null>): boolean {
  const isHighlighted = useAppSelector(({ feed }) => feed.highlight?.commentId === commentId);
  useEffect(() => {
    // Its replies are below it, and may be many.
    if (isHighlighted && item.current)
      bringToCentre(item.current, item.current.firstElementChild ?? item.current);
  }, [isHighlighted, item]);
  return isHighlighted;
}

/** Selects the cached pages of replies to a comment, so that a replay shows them too. */
function useReplyPages(postId: number, commentId: number): readonly ReplyPage[] {
  const select = useMemo(
    () => commentsApi.endpoints.listReplies.select({ postId, commentId }),
    [postId, commentId],
  );
  return useAppSelector((state) => select(state).data?.pages ?? NONE);
}
