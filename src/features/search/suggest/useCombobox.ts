import { useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from '#shared/keys/composing';

interface ComboboxOptions {
  /** The number of options in the list. */
  readonly count: number;
  /** The text in the field, without spaces around it. */
  readonly typed: string;
  readonly onPick: (index: number) => void;
}

/** No option is active: the text in the field is. */
const NONE = -1;

/**
 * Opens and moves through the list below a combobox, as the ARIA Authoring Practices describe it:
 * typing and the arrow keys open it, arrows choose an option, Enter takes it, Escape closes the
 * list. Without an active option, Enter does what it does in the field. The focus stays there.
 */
export function useCombobox(field: HTMLInputElement, { count, typed, onPick }: ComboboxOptions) {
  // The list loads after the first letter was typed.
  const [isWanted, setIsWanted] = useState(() => document.activeElement === field);
  const [active, setActive] = useState({ of: '', index: NONE });
  const isOpen = isWanted && typed !== '' && count > 0;
  const index = isOpen && active.of === typed ? Math.min(active.index, count - 1) : NONE;

  const move = (step: 1 | -1) => {
    // The field itself is the place before the first option and after the last.
    const places = count + 1;
    setActive({ of: typed, index: ((index + 1 + step + places) % places) - 1 });
  };
  const actionOf = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') return isOpen ? () => setIsWanted(false) : undefined;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key] as 1 | -1 | undefined;
    if (step !== undefined && typed !== '') {
      return isOpen ? () => move(step) : () => setIsWanted(true);
    }
    return key === 'Enter' && index !== NONE ? () => onPick(index) : undefined;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const act = isShortcut || isComposing(event) ? undefined : actionOf(event);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const open = () => setIsWanted(true);
    const close = () => setIsWanted(false);
    field.addEventListener('keydown', handle);
    field.addEventListener('input', open);
    field.addEventListener('blur', close);
    return () => {
      field.removeEventListener('keydown', handle);
      field.removeEventListener('input', open);
      field.removeEventListener('blur', close);
    };
  }, [field]);
  return { isOpen, index };
}

/** Describes the open list and its active option to assistive technology; null if it is closed. */
export function useComboboxAria(
  field: HTMLInputElement,
  list: { readonly listId: string; readonly activeId: string | null } | null,
): void {
  const { listId = null, activeId = null } = list ?? {};
  useEffect(() => {
    if (listId === null) return undefined;
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-expanded', 'true');
    return () => {
      field.removeAttribute('aria-controls');
      field.setAttribute('aria-expanded', 'false');
    };
  }, [field, listId]);
  useEffect(() => {
    if (activeId === null) return undefined;
    field.setAttribute('aria-activedescendant', activeId);
    return () => field.removeAttribute('aria-activedescendant');
  }, [field, activeId]);
}
