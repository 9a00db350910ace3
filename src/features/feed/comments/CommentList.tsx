import { useEffect, useState, type ReactNode } from 'react';
import { useAppDispatch } from '#shared/store/hooks';
import type { AppThunk } from '#shared/store/types';
import { Button } from '#shared/ui/buttons/Button';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { commentsHidden, commentsShown } from '../feedSlice';
import * as texts from '../texts';
import { CommentItem } from './item/CommentItem';
import css from './CommentList.module.css';
import { commentsApi, useListCommentsInfiniteQuery } from './commentsApi';
import { joinPages } from './commentTree';

interface CommentListProps {
  readonly postId: number;
  /** The author of the post. */
  readonly authorId?: number | undefined;
  /** Rendered if there are no comments. */
  readonly empty?: ReactNode;
}

/** The comments of a post. Only one reply box is open at a time. */
export function CommentList({ postId, authorId, empty }: CommentListProps) {
  useShown(postId);
  const list = useListCommentsInfiniteQuery(postId);
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const comments = data && joinPages(data.pages);
  const [replyTo, setReplyTo] = useState<number | null>(null);
  return (
    <>
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
              authorId={authorId}
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
    </>
  );
}

const { listComments } = commentsApi.endpoints;

/** Comments that are cached, or read before the socket watches them, may have changed meanwhile. */
const showComments =
  (postId: number): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const isCached = listComments.select(postId)(state).data !== undefined;
    dispatch(commentsShown({ postId, isStale: isCached || state.connection.status !== 'open' }));
  };

/** Has the changes of the comments shown while they are on the screen. */
function useShown(postId: number): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(showComments(postId));
    return () => {
      dispatch(commentsHidden(postId));
    };
  }, [dispatch, postId]);
}
