import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells an element that covers the screen how much of it can be seen: some browsers lay the keyboard
 * over the page without making the page any smaller. It is told by the CSS variables
 * `--visible-top` and `--visible-height`, in pixels, which are not there while nothing is covered.
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
      // Zoomed in, one sees a part of the page and moves about in it.
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
