import { useLayoutEffect, useMemo, useRef } from 'react';

/** Where the focus goes when a window comes and when it leaves. */
export interface DockFocus {
  /** Moves the focus into a window, and keeps in mind where it was. */
  enter(userId: number, target: HTMLElement): void;
  /** To be called before a window is put away: the focus then returns to where it came from. */
  leave(userId: number): void;
  /** Names the head that stands for a window which is put away. */
  headId(userId: number): string;
}

const headId = (userId: number) => `chat-head-${userId}`;

/** The focus of the dock. A window gives it back to its opener, or to its head where that is gone. */
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
  // The dock itself goes with its last window.
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
