import { useEffect, useRef } from 'react';
import { isComposing } from '#shared/keys/composing';
import { isInField } from './fields';

/**
 * Whether a key is part of typing or of selecting: a character or an arrow in a field, or a key
 * with Shift that types no character, such as the arrows that extend a selection.
 */
function isForText(event: KeyboardEvent): boolean {
  const isCharacter = event.key.length === 1;
  if (event.shiftKey && !isCharacter) return true;
  return isInField(event) && (isCharacter || event.key.startsWith('Arrow'));
}

/**
 * Runs the action of a key pressed inside an element; returns the ref for that element. Keys that
 * belong to a text there, and those with Ctrl, Alt or Command, do what they do anyway.
 */
export function useKeys<E extends HTMLElement>(acts: Readonly<Record<string, () => void>>) {
  const place = useRef<E>(null);
  useEffect(() => {
    const element = place.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      const isOther = isCommand || isForText(event) || isComposing(event);
      const act = isOther ? undefined : acts[event.key];
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  });
  return place;
}
