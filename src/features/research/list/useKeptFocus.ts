import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a list. When the focused item is removed, the one that takes its place
 * receives the focus, or the frame if the list is empty.
 * Returns the props of the frame, and a function that returns the props of an item by id and
 * position. A dialog opened from an item counts as part of it.
 */
export function useKeptFocus(ids: readonly number[]) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ id: number; at: number } | null>(null);

  useEffect(() => {
    const gone = held.current;
    if (!gone || ids.includes(gone.id)) return;
    held.current = null;
    // Don't take the focus from an element that received it meanwhile.
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
        // A removed element loses the focus without a related target.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) held.current = null;
      },
    }),
  };
}
