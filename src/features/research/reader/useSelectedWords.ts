import { useEffect, useRef, useState, type RefObject } from 'react';
import { readSelectedWords } from './selectedWords';

type Selected = ReturnType<typeof readSelectedWords>;

/**
 * The words that are selected in the pages. They stay while `hold` says that a control is pressed,
 * because a touch ends the selection before the click.
 */
export function useSelectedWords(container: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<Selected>(null);
  const isHeld = useRef(false);
  useEffect(() => {
    const read = () => {
      if (isHeld.current || !container.current) return;
      const selection = document.getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      setSelected(range && readSelectedWords(container.current, range));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [container]);
  return {
    selected,
    hold: (held: boolean) => {
      isHeld.current = held;
    },
    /** Ends the selection. */
    clear: () => {
      isHeld.current = false;
      document.getSelection()?.removeAllRanges();
      setSelected(null);
    },
  };
}
