import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectHasShortcuts, shortcutsOpened } from '#features/preferences/preferencesSlice';
import { listenForKeys } from '#shared/keys/listenForKeys';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { CONNECTIONS, EVENTS, HOME, MESSAGES, RESEARCH } from '../navItems';

/**
 * Registers the shortcuts that work on every signed-in page, unless single-key shortcuts are off.
 */
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
        // Most keyboard layouts need Shift for this key, some don't.
        '?': open,
        'Shift+?': open,
        'g h': goTo(HOME),
        'g r': goTo(RESEARCH),
        'g m': goTo(MESSAGES),
        'g c': goTo(CONNECTIONS),
        'g e': goTo(EVENTS),
      },
      // Runs before a page's own shortcuts, which would treat the `c` of `g c` as a key of their
      // own.
      { capture: true },
    );
  }, [dispatch, hasShortcuts]);
}
