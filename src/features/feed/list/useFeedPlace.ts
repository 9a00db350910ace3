import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { listArticles, postIdOf, topArticle } from './feedDom';

/** A post, and its distance from the top of the viewport. */
interface Place {
  postId: number;
  offset: number;
}

/**
 * The number of frames in which the browser restores its own scroll position and cards get their
 * heights.
 */
const RESTORE_FRAMES = 10;
const places = new Map<string, Place>();

function readPlace(): Place | null {
  const article = topArticle();
  if (!article || window.scrollY === 0) return null;
  return { postId: postIdOf(article), offset: article.getBoundingClientRect().top };
}

function scrollTo({ postId, offset }: Place): void {
  const article = listArticles().find((candidate) => postIdOf(candidate) === postId);
  if (!article) return;
  const distance = article.getBoundingClientRect().top - offset;
  if (Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Saves the topmost post for each history entry, and restores its position when the reader returns.
 * Returns whether this is such a return.
 */
export function useFeedPlace(): boolean {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [saved] = useState(() => (kind === NavigationType.Pop ? places.get(key) : undefined));

  useLayoutEffect(() => {
    if (!saved) return;
    let frame = 0;
    let count = 0;
    const restore = () => {
      scrollTo(saved);
      count += 1;
      if (count < RESTORE_FRAMES) frame = requestAnimationFrame(restore);
    };
    restore();
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [saved]);

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
