import { useEffect, useRef } from 'react';

/** Focuses the field when its view mounts, and restores the focus when it unmounts. */
export function useViewFocus() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    field.current?.focus({ preventScroll: true });
    return () => {
      const holder = document.activeElement;
      const isLost = holder === null || holder === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return field;
}
