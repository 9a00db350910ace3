import { useEffect, useState, type RefObject } from 'react';
import { useMediaQuery, WIDE } from '#shared/hooks/useMediaQuery';

/** This many windows stand side by side; older ones wait in the row of heads. */
const MAX_SIDE_BY_SIDE = 3;
/** Of a window, and of the space between two. */
const WINDOW_PX = 328;
const GAP_PX = 12;

/** How many windows fit into the dock beside each other: one, or up to three on a wide screen. */
export function useDockRoom(dock: RefObject<HTMLElement | null>, hasWindows: boolean): number {
  const isWide = useMediaQuery(WIDE);
  const [fitting, setFitting] = useState(MAX_SIDE_BY_SIDE);
  useEffect(() => {
    if (!hasWindows || !dock.current) return undefined;
    // The screen is not all there is: the assistant's panel takes its part of it.
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      const count = Math.floor((width + GAP_PX) / (WINDOW_PX + GAP_PX));
      setFitting(Math.min(MAX_SIDE_BY_SIDE, Math.max(1, count)));
    });
    observer.observe(dock.current);
    return () => observer.disconnect();
  }, [dock, hasWindows]);
  return isWide ? fitting : 1;
}
