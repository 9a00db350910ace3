import { useState } from 'react';
import type { Comment, ReplyPage } from '#contract/entities/comment';
import { REPLIES_COUNT_MAX } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { Button } from '#shared/ui/buttons/Button';
import { useListRepliesInfiniteQuery } from './commentsApi';
import css from './MoreReplies.module.css';

interface MoreRepliesProps {
  readonly postId: number;
  readonly comment: Comment;
  /** Pages that were read since the comment came. */
  readonly pages: readonly ReplyPage[];
  /** How many replies are shown. */
  readonly shown: number;
  /** Called before more replies are read. */
  readonly onRead: () => void;
}

/** The button that reads on in the replies to a comment; nothing once all of them are there. */
export function MoreReplies({ postId, comment, pages, shown, onRead }: MoreRepliesProps) {
  const [isOpen, setIsOpen] = useState(pages.length > 0);
  const list = useListRepliesInfiniteQuery(
    { postId, commentId: comment.id },
    { skip: !isOpen && pages.length === 0 },
  );
  const { total_replies: total = 0 } = comment;
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
          {feedMessages.repliesFailed}
        </p>
      ) : null}
      <Button
        variant="link"
        busy={list.isFetching}
        aria-label={feedMessages.moreRepliesTo(left, comment.user.username)}
        onClick={read}
      >
        {feedMessages.moreReplies(left)}
      </Button>
    </li>
  );
}
