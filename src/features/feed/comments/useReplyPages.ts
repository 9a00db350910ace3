import { useMemo } from 'react';
import type { ReplyPage } from '#contract/entities/comment';
import { useAppSelector } from '#shared/store/hooks';
import { commentsApi } from './commentsApi';

const NONE: readonly ReplyPage[] = [];

/** The pages of replies to a comment that are cached, so that a replay shows them too. */
export function useReplyPages(postId: number, commentId: number): readonly ReplyPage[] {
  const select = useMemo(
    () => commentsApi.endpoints.listReplies.select({ postId, commentId }),
    [postId, commentId],
  );
  return useAppSelector((state) => select(state).data?.pages ?? NONE);
}
