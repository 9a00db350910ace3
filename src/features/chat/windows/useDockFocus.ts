import { useLayoutEffect, useMemo, useRef } from 'react';

/** Moves the focus when a window opens and when it closes. */
export interface DockFocus {
  /** Moves the focus into a window, and remembers the element that had it. */
  enter(userId: number, target: HTMLElement): void;
  /** Call this before a window is minimised or closed: the focus then returns to where it was. */
  leave(userId: number): void;
  /** Returns the element id of the head of a minimised window. */
  headId(userId: number): string;
}

const headId = (userId: number) => `chat-head-${userId}`;

/**
 * Manages the focus of the dock. A closing window returns the focus to its opener, or to its head
 * if the opener is gone.
 */
export function useDockFocus(): DockFocus {
  const openers = useRef(new Map<number, Element | null>());
  const leaving = useRef<number | null>(null);

  const settle = () => {
    if (leaving.current === null) return;
    const opener = openers.current.get(leaving.current);
    const head = document.getElementById(headId(leaving.current));
    leaving.current = null;
    const target = opener?.isConnected && opener !== document.body ? opener : head;
    if (target instanceof HTMLElement) target.focus();
  };
  useLayoutEffect(settle);
  // The dock itself unmounts with its last window.
  useLayoutEffect(() => settle, []);

  return useMemo(
    () => ({
      enter(userId, target) {
        if (document.activeElement === target) return;
        openers.current.set(userId, document.activeElement);
        target.focus();
      },
      leave(userId) {
        leaving.current = userId;
      },
      headId,
    }),
    [],
  );
}
