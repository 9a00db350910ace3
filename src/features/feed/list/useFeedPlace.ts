import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { listArticles, postIdOf, topArticle } from './feedDom';

/** A post, and how far below the top of the screen it stood. */
interface Place {
  postId: number;
  offset: number;
}

/** For a moment after coming back the browser scrolls by itself, and cards take their heights. */
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
 * Remembers by entry of the history which post was being read, and brings it back to its place when
 * its reader comes back. Answers whether this is such a return.
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
