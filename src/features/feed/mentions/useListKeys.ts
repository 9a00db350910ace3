import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '#shared/keys/composing';

interface ListKeys {
  /** The number of options. Without any, only Escape does something. */
  readonly count: number;
  readonly onMove: (step: 1 | -1) => void;
  readonly onPick: () => void;
  readonly onClose: () => void;
}

/**
 * Lets the keys of a text area control the list of suggestions below it. They do nothing else
 * meanwhile, such as closing a dialog around the field.
 */
export function useListKeys(field: HTMLTextAreaElement, isOpen: boolean, keys: ListKeys): void {
  const actionOf = useEffectEvent(({ key, shiftKey }: KeyboardEvent) => {
    if (key === 'Escape') return keys.onClose;
    if (keys.count === 0 || shiftKey) return undefined;
    if (key === 'ArrowDown') return () => keys.onMove(1);
    if (key === 'ArrowUp') return () => keys.onMove(-1);
    return key === 'Enter' || key === 'Tab' ? keys.onPick : undefined;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const handle = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (event.target !== field || isComposing(event) || isShortcut) return;
      const act = actionOf(event);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    // Before the listener of a dialog, which is on the document.
    window.addEventListener('keydown', handle, { capture: true });
    return () => window.removeEventListener('keydown', handle, { capture: true });
  }, [field, isOpen]);
}
