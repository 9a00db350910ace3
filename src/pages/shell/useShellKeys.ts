import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectHasShortcuts, shortcutsOpened } from '#features/preferences/preferencesSlice';
import { listenForKeys } from '#shared/keys/listenForKeys';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { CONNECTIONS, HOME, MESSAGES, RESEARCH } from './navItems';

/** The keys that work on every page of the signed-in area, unless single-key shortcuts are off. */
export function useShellKeys(): void {
  const dispatch = useAppDispatch();
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(() => {
    if (!hasShortcuts) return;
    const open = () => dispatch(shortcutsOpened());
    const goTo = (place: { readonly to: string }) => () => void latest.current(place.to);
    return listenForKeys(
      {
        // Typed with Shift on most keyboards, and without on some.
        '?': open,
        'Shift+?': open,
        'g h': goTo(HOME),
        'g r': goTo(RESEARCH),
        'g m': goTo(MESSAGES),
        'g c': goTo(CONNECTIONS),
      },
      // Before a page's own keys, for which the `c` of `g c` would be a key of its own.
      { capture: true },
    );
  }, [dispatch, hasShortcuts]);
}
