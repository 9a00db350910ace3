import { useState } from 'react';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Spinner } from '../../../shared/ui/Spinner';
import { CommentBox } from './CommentBox';
import { CommentItem } from './CommentItem';
import { useListCommentsQuery } from './commentsApi';
import css from './CommentSection.module.css';

interface CommentSectionProps {
  readonly id: string;
  readonly postId: number;
}

/** The comments of a post and the field to add one. One reply is written at a time. */
export function CommentSection({ id, postId }: CommentSectionProps) {
  const { data: comments, isError, isFetching, refetch } = useListCommentsQuery(postId);
  const [replyTo, setReplyTo] = useState<number | null>(null);
  return (
    <section id={id} aria-label="Comments" className={css.section}>
      {!comments && isFetching ? (
        <div className={css.loading}>
          <Spinner label="Loading comments" />
        </div>
      ) : null}
      {isError ? (
        <ErrorState
          text="Failed to load comments."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
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
      <CommentBox postId={postId} />
    </section>
  );
}
