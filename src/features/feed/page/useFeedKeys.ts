import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { tinykeys } from 'tinykeys';
import { isTyping } from '#shared/lib/isTyping';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { focusedArticle, moveFocus, postIdOf, startWriting } from '../list/feedDom';
import { commentsOpened } from '../feedSlice';
import { toggleLike } from '../likes';

/** The keys of the feed and what they do, as shown to its readers. */
export const FEED_KEYS = [
  ['j', 'Next post'],
  ['k', 'Previous post'],
  ['l', 'Like'],
  ['c', 'Comment'],
  ['n', 'Write a post'],
  ['/', 'Search'],
] as const;

/** Reading the feed from the keyboard, for as long as the calling component is shown. */
export function useFeedKeys(): void {
  const dispatch = useAppDispatch();
  const hasShortcuts = useAppSelector((state) => state.preferences.hasShortcuts);
  useEffect(() => {
    if (!hasShortcuts) return;
    const on = (act: () => void) => (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      // The letter must not land in the field that the key may focus.
      event.preventDefault();
      act();
    };
    const withPost = (act: (postId: number, article: HTMLElement) => void) =>
      on(() => {
        const article = focusedArticle();
        if (article) act(postIdOf(article), article);
      });
    return tinykeys(window, {
      j: on(() => moveFocus(1)),
      k: on(() => moveFocus(-1)),
      l: withPost((postId) => void dispatch(toggleLike(postId))),
      c: withPost((postId, article) => {
        // The field must be there before it can be focused.
        flushSync(() => dispatch(commentsOpened(postId)));
        article.querySelector<HTMLElement>('[data-comment-field]')?.focus();
      }),
      n: on(startWriting),
    });
  }, [dispatch, hasShortcuts]);
}
