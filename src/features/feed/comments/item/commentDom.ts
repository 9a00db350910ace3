import { useLayoutEffect, useRef } from 'react';

const ITEMS = '[data-comment-id]';

/** Returns the item of a comment on the page. */
export const itemOf = (id: number) =>
  document.querySelector<HTMLElement>(`[data-comment-id="${id}"]`);

/**
 * Returns the element to focus when a comment is removed: the next one, else the previous, else the
 * one above it, else the field for a comment.
 */
export function neighbourOf(item: HTMLElement): HTMLElement | null {
  const beside = [item.nextElementSibling, item.previousElementSibling].find((element) =>
    element?.matches(ITEMS),
  );
  if (beside instanceof HTMLElement) return beside;
  const above = item.parentElement?.closest<HTMLElement>(ITEMS);
  return above ?? item.closest('section')?.querySelector('[data-comment-field]') ?? null;
}

/** Moves the focus to a neighbour when the comment is removed that has it, for example by others. */
export function useFocusAfterRemoval() {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const next = neighbourOf(element);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) next?.focus({ preventScroll: true });
      });
    };
  }, []);
  return item;
}
