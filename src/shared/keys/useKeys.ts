import { useEffect, useRef } from 'react';
import { isComposing } from '#shared/keys/composing';

/** Runs the action of a key pressed inside an element; returns the ref for that element. */
export function useKeys<E extends HTMLElement>(acts: Readonly<Record<string, () => void>>) {
  const place = useRef<E>(null);
  useEffect(() => {
    const element = place.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      const act = isCommand || isComposing(event) ? undefined : acts[event.key];
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  });
  return place;
}
