import { useLayoutEffect, type RefObject } from 'react';

/** Live regions stay audible behind any covering element. */
const ANNOUNCES = '[aria-live], [role="status"], [role="alert"]';

/** Returns every element on the page except the given one, its contents and its ancestors. */
function outside(element: HTMLElement): Element[] {
  const { parentElement: parent } = element;
  if (!parent) return [];
  const siblings = [...parent.children].filter((each) => each !== element);
  return parent === document.body ? siblings : [...siblings, ...outside(parent)];
}

/** Makes the page inert behind an element that covers the whole screen. */
export function useInertOutside(element: RefObject<HTMLElement | null>, isCovering: boolean): void {
  // A layout effect, so that it runs before the focus returns to a covered element.
  useLayoutEffect(() => {
    if (!isCovering || !element.current) return;
    const covered = outside(element.current).filter(
      (each) => !each.matches(ANNOUNCES) && !each.hasAttribute('inert'),
    );
    covered.forEach((each) => each.setAttribute('inert', ''));
    return () => covered.forEach((each) => each.removeAttribute('inert'));
  }, [element, isCovering]);
}
