import { useCallback, useSyncExternalStore } from 'react';

/** One column, bottom navigation, cards from edge to edge. */
export const PHONE = '(max-width: 859px)';
/** Three columns. */
export const WIDE = '(min-width: 1200px)';
/** The reader asked for less motion. */
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** How the page moves to another place. */
export const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth';

/** Whether the CSS media query holds now; the component renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  const readNow = () => window.matchMedia(query).matches;
  // Pages rendered at build time have no screen yet; they start from "no".
  return useSyncExternalStore(subscribe, readNow, () => false);
}
