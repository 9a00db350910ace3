import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { FeedPlace } from '../feedState';
import { listArticles, postIdOf, topArticle } from './feedDom';

/**
 * The number of frames in which the browser restores its own scroll position and cards get their
 * heights.
 */
const RESTORE_FRAMES = 10;
const places = new Map<string, FeedPlace>();

/** Returns the place of the topmost visible post, or null at the top of the page. */
export function readPlace(): FeedPlace | null {
  const article = topArticle();
  if (!article || window.scrollY === 0) return null;
  return { postId: postIdOf(article), offset: article.getBoundingClientRect().top };
}

function scrollTo({ postId, offset }: FeedPlace): void {
  const article = listArticles().find((candidate) => postIdOf(candidate) === postId);
  if (!article) return;
  const distance = article.getBoundingClientRect().top - offset;
  if (Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Scrolls a post to its place, and keeps it there while cards above it get their heights. Returns a
 * function that stops it.
 */
export function keepPlace(place: FeedPlace): () => void {
  let frame = 0;
  let count = 0;
  const restore = () => {
    scrollTo(place);
    count += 1;
    if (count < RESTORE_FRAMES) frame = requestAnimationFrame(restore);
  };
  restore();
  return () => cancelAnimationFrame(frame);
}

/**
 * Saves the topmost post for each history entry, and restores its position when the reader returns.
 * Returns whether this is such a return.
 */
export function useFeedPlace(): boolean {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [saved] = useState(() => (kind === NavigationType.Pop ? places.get(key) : undefined));

  useLayoutEffect(() => (saved ? keepPlace(saved) : undefined), [saved]);

  useLayoutEffect(
    () => () => {
      const place = readPlace();
      if (place) places.set(key, place);
      else places.delete(key);
    },
    [key],
  );

  return saved !== undefined;
}
