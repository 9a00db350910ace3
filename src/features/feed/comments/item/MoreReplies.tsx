import { useState } from 'react';
import type { Comment, ReplyPage } from '#contract/entities/comment';
import { REPLIES_COUNT_MAX } from '#contract/limits';
import { Button } from '#shared/ui/buttons/Button';
import { nameOf } from '#shared/lib/people';
import * as texts from '../../texts';
import { useListRepliesInfiniteQuery } from '../commentsApi';
import css from './MoreReplies.module.css';

interface MoreRepliesProps {
  readonly postId: number;
  readonly comment: Comment;
  /** Pages loaded since the comment itself. */
  readonly pages: readonly ReplyPage[];
  /** The number of replies shown. */
  readonly shown: number;
  /** Called before more replies are loaded. */
  readonly onRead: () => void;
}

/** The button that loads more replies to a comment; renders nothing if all are loaded. */
export function MoreReplies({ postId, comment, pages, shown, onRead }: MoreRepliesProps) {
  const [isOpen, setIsOpen] = useState(pages.length > 0);
  const list = useListRepliesInfiniteQuery(
    { postId, commentId: comment.id },
    { skip: !isOpen && pages.length === 0 },
  );
  const { total_replies: total } = comment;
  const isCounted = total < REPLIES_COUNT_MAX;
  const last = pages.at(-1);
  const hasMore = total > shown && (isCounted || !last);
  if (!hasMore && !last?.has_more && !list.isError) return null;
  const left = isCounted ? total - shown : 0;

  const read = () => {
    onRead();
    if (pages.length > 0) void list.fetchNextPage();
    else if (isOpen) void list.refetch();
    else setIsOpen(true);
  };
  return (
    <li className={css.more}>
      {list.isError && !list.isFetching ? (
        <p role="alert" className={css.failure}>
          {texts.repliesFailed}
        </p>
      ) : null}
      <Button
        variant="link"
        busy={list.isFetching}
        aria-label={texts.moreRepliesTo(left, nameOf(comment.user))}
        onClick={read}
      >
        {texts.moreReplies(left)}
      </Button>
    </li>
  );
}
