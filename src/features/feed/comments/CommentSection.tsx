import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/buttons/Button';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import * as texts from '../texts';
import { CommentBox } from './CommentBox';
import { CommentItem } from './CommentItem';
import { useListCommentsInfiniteQuery } from './commentsApi';
import { joinPages } from './commentTree';
import css from './CommentSection.module.css';

interface CommentSectionProps {
  readonly id: string;
  readonly postId: number;
  readonly className?: string | undefined;
  /** Rendered if there are no comments. */
  readonly empty?: ReactNode;
}

/** The comments of a post and the field to add one. Only one reply box is open at a time. */
export function CommentSection({ id, postId, className, empty }: CommentSectionProps) {
  const list = useListCommentsInfiniteQuery(postId);
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const comments = data && joinPages(data.pages);
  const [replyTo, setReplyTo] = useState<number | null>(null);
  return (
    <section id={id} aria-label={texts.comments} className={clsx(css.section, className)}>
      {!comments && isFetching ? (
        <div className={css.loading}>
          <Spinner label={texts.loadingComments} />
        </div>
      ) : null}
      {comments && comments.length > 0 ? (
        <ul className={css.list}>
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              postId={postId}
              comment={comment}
              replyTo={replyTo}
              onReply={setReplyTo}
            />
          ))}
        </ul>
      ) : null}
      {comments?.length === 0 ? empty : null}
      {hasNextPage && !isError ? (
        <Button
          size="sm"
          className={css.more}
          busy={isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.loadMoreComments}
        </Button>
      ) : null}
      {isError ? (
        <ErrorState
          text={texts.commentsFailed}
          retrying={isFetching}
          onRetry={() => void (isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      ) : null}
      <CommentBox postId={postId} />
    </section>
  );
}
