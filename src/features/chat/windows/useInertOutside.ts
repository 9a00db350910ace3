import { useLayoutEffect, type RefObject } from 'react';

/** What tells news in passing stays audible over anything. */
const ANNOUNCES = '[aria-live], [role="status"], [role="alert"]';

/** Everything on the page but the element, what is in it, and what it is in. */
function outside(element: HTMLElement): Element[] {
  const { parentElement: parent } = element;
  if (!parent) return [];
  const siblings = [...parent.children].filter((each) => each !== element);
  return parent === document.body ? siblings : [...siblings, ...outside(parent)];
}

/** Keeps the keyboard and screen readers off the page behind an element that covers the whole screen. */
export function useInertOutside(element: RefObject<HTMLElement | null>, isCovering: boolean): void {
  // Before the focus is given back to what was covered.
  useLayoutEffect(() => {
    if (!isCovering || !element.current) return;
    const covered = outside(element.current).filter(
      (each) => !each.matches(ANNOUNCES) && !each.hasAttribute('inert'),
    );
    covered.forEach((each) => each.setAttribute('inert', ''));
    return () => covered.forEach((each) => each.removeAttribute('inert'));
  }, [element, isCovering]);
}
