import { useCallback, useSyncExternalStore } from 'react';

/** One column, bottom navigation, cards from edge to edge. */
export const PHONE = '(max-width: 859px)';
/** Three columns. */
export const WIDE = '(min-width: 1200px)';
/** The user prefers reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Returns the scroll behaviour that respects the user's motion preference. */
export const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth';

/**
 * Whether a CSS media query matches. Rerenders when that changes, but not for the size of the paper:
 * printing a page must not rebuild it.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      const follow = () => {
        if (!window.matchMedia('print').matches) onChange();
      };
      list.addEventListener('change', follow);
      return () => {
        list.removeEventListener('change', follow);
      };
    },
    [query],
  );
  const readNow = () => window.matchMedia(query).matches;
  // Prerendering has no screen, so it starts with false.
  return useSyncExternalStore(subscribe, readNow, () => false);
}
