import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { listenForKeys } from '#shared/keys/listenForKeys';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { focusedArticle, moveFocus, postIdOf, startWriting } from '../list/feedDom';
import { commentsOpened } from '../feedSlice';
import { toggleLike } from '../likes';

/**
 * Enables the feed's keyboard shortcuts while the calling component is mounted. `lastId` is the post
 * that had the focus before the reader chose another view and returned.
 */
export function useFeedKeys(lastId: number | null = null): void {
  const dispatch = useAppDispatch();
  const hasShortcuts = useAppSelector((state) => state.preferences.hasShortcuts);
  useEffect(() => {
    if (!hasShortcuts) return;
    const withPost = (act: (postId: number, article: HTMLElement) => void) => () => {
      const article = focusedArticle();
      if (article) act(postIdOf(article), article);
    };
    return listenForKeys({
      j: () => moveFocus(1, lastId),
      k: () => moveFocus(-1, lastId),
      l: withPost((postId) => void dispatch(toggleLike(postId))),
      c: withPost((postId, article) => {
        // The field must be rendered before it can be focused.
        flushSync(() => dispatch(commentsOpened(postId)));
        article.querySelector<HTMLElement>('[data-comment-field]')?.focus();
      }),
      n: startWriting,
    });
  }, [dispatch, hasShortcuts, lastId]);
}
