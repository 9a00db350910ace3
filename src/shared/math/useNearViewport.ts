import { useEffect, useState, type RefObject } from 'react';
import { observe } from 'react-intersection-observer';

/** Far enough that a reader who scrolls finds the work done. */
const MARGIN = '600px 0px';

/** Whether an element has ever been on the screen or close to it; true where no browser can tell. */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    return observe(
      place.current,
      (inView) => {
        if (inView) setIsNear(true);
      },
      { rootMargin: MARGIN },
      true,
    );
  }, [isNear, place]);
  return isNear;
}
