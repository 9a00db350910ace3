import { useEffect, useState, type RefObject } from 'react';
import { useMediaQuery, WIDE } from '#shared/hooks/useMediaQuery';

/** At most this many windows are side by side; older ones become heads. */
const MAX_SIDE_BY_SIDE = 3;
/** The width of a window, and of the gap between two. */
const WINDOW_PX = 328;
const GAP_PX = 12;

/** Returns how many windows fit into the dock: one, or up to three on a wide screen. */
export function useDockRoom(dock: RefObject<HTMLElement | null>, hasWindows: boolean): number {
  const isWide = useMediaQuery(WIDE);
  const [fitting, setFitting] = useState(MAX_SIDE_BY_SIDE);
  useEffect(() => {
    if (!hasWindows || !dock.current) return undefined;
    // Measure the dock instead of the screen, because the chatbot's panel takes part of the
    // width.
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
