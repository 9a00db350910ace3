import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets the CSS variables `--visible-top` and `--visible-height`, in pixels, on an element that
 * covers the screen. Some browsers show the keyboard over the page without resizing the page. The
 * variables are absent while nothing is covered.
 */
export function useVisibleScreen(
  element: RefObject<HTMLElement | null>,
  isCovering: boolean,
): void {
  useLayoutEffect(() => {
    const { visualViewport: visible } = window;
    const style = element.current?.style;
    if (!isCovering || !visible || !style) return undefined;
    const forget = () => {
      style.removeProperty('--visible-top');
      style.removeProperty('--visible-height');
    };
    const tell = () => {
      // While zoomed in, the user sees a part of the page and scrolls within it.
      if (visible.scale !== 1) return forget();
      style.setProperty('--visible-top', `${visible.offsetTop}px`);
      style.setProperty('--visible-height', `${visible.height}px`);
    };
    tell();
    visible.addEventListener('resize', tell);
    visible.addEventListener('scroll', tell);
    return () => {
      visible.removeEventListener('resize', tell);
      visible.removeEventListener('scroll', tell);
      forget();
    };
  }, [element, isCovering]);
}
