import { useEffect, useState, type RefObject } from 'react';
import { observe } from 'react-intersection-observer';

/** Far enough that the work is done before a scrolling reader gets there. */
const MARGIN = '600px 0px';

/** Whether an element has ever been in or near the viewport. True if the browser can't tell. */
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
