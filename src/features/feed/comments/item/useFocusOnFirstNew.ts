import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first item that a button loaded. Call `noteShown` when the button is
 * clicked. Otherwise the focus would be lost with the button, or stay below the new items.
 */
export function useFocusOnFirstNew(items: readonly { id: number }[]) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<ReadonlySet<number> | null>(null);

  useEffect(() => {
    const known = before.current;
    const index = known ? items.findIndex(({ id }) => !known.has(id)) : -1;
    if (index === -1) return;
    before.current = null;
    const item = list.current?.children[index];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [items]);

  return {
    list,
    noteShown: () => {
      before.current = new Set(items.map(({ id }) => id));
    },
  };
}
