import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the keyboard's place in a list: when the item that has the focus goes away, as by being
 * deleted, the one that took its place gets it, or the frame of a list that is empty now.
 *
 * Answers what the frame takes, and what the item with an id at a place takes. A dialog that an item
 * opened counts as the item.
 */
export function useKeptFocus(ids: readonly number[]) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ id: number; at: number } | null>(null);

  useEffect(() => {
    const gone = held.current;
    if (!gone || ids.includes(gone.id)) return;
    held.current = null;
    // Whatever took the focus meanwhile keeps it.
    if (document.activeElement && document.activeElement !== document.body) return;
    const items = frame.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    const next = items[Math.min(gone.at, items.length - 1)] ?? frame.current;
    next?.focus();
  });

  return {
    frame: { ref: frame, tabIndex: -1 },
    item: (id: number, at: number) => ({
      tabIndex: -1,
      'data-item': id,
      onFocus: () => {
        held.current = { id, at };
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        // Nothing gets the focus of what is taken away.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) held.current = null;
      },
    }),
  };
}
