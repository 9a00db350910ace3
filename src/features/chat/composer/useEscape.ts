import { useEffect, useRef, type RefObject } from 'react';
import { isComposing } from '#shared/keys/composing';

/**
 * Calls back when Escape is pressed inside an element, and keeps the key from the window around it,
 * which it would minimise. That window listens before React does.
 */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape?: () => void): void {
  const callback = useRef(onEscape);
  useEffect(() => {
    callback.current = onEscape;
  });
  useEffect(() => {
    const { current } = element;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (!callback.current) return;
      event.preventDefault();
      callback.current();
    };
    current?.addEventListener('keydown', escape);
    return () => current?.removeEventListener('keydown', escape);
  }, [element]);
}
