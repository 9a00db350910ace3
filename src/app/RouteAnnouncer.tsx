import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { nameWindow } from '#shared/lib/windowName';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { pageTitle, windowTitle } from './titles';

/** How long to wait for the page's heading before leaving the focus alone. */
const HEADING_WAIT_MS = 3_000;

/**
 * After each navigation: sets the document title, announces the page title to screen readers and
 * focuses the page's heading, unless the page or the user has already moved the focus. After back
 * navigation it does so only if the focus was lost with the previous page.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const previous = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  const title = pageTitle(pathname);
  const actedOn = useLastPathActedOn();

  useEffect(() => {
    nameWindow(windowTitle(pathname, search));
  }, [pathname, search]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setAnnounced(title);
    if (kind === NavigationType.Pop) {
      if (document.activeElement !== document.body) return;
    } else window.scrollTo(0, 0);
    return focusHeading(actedOn.current === pathname);
  }, [pathname, title, kind, actedOn]);

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}

/**
 * The path in the address bar at the last key or pointer press. The old page stays mounted until
 * the new one is ready, so the user may interact with it in the meantime.
 */
function useLastPathActedOn(): RefObject<string> {
  const path = useRef('');
  useEffect(() => {
    const note = () => (path.current = window.location.pathname);
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, note, true);
    return () => kinds.forEach((kind) => window.removeEventListener(kind, note, true));
  }, []);
  return path;
}

/** An element that takes typed text, which would be lost with its focus. */
const TEXT_FIELD = 'input, textarea';

/**
 * Focuses the page's heading as soon as it renders. Returns a function that stops waiting. With
 * `hasActed`, the user has already interacted since leaving the previous page, so the focus stays
 * where they put it. It also stays in a text field that both pages show, because they may be typing.
 */
function focusHeading(hasActed: boolean): () => void {
  const focused = document.activeElement;
  const before = hasActed || focused?.matches(TEXT_FIELD) ? null : focused;
  const tryFocus = () => {
    const isTaken = document.activeElement !== before && document.activeElement !== document.body;
    const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
    if (!isTaken) heading?.focus({ preventScroll: true });
    return isTaken || heading !== null;
  };
  if (tryFocus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryFocus()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), HEADING_WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}
