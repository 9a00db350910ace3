import { useEffect } from 'react';
import { withLatinKey } from '#shared/keys/latinKey';

/**
 * Runs on the keys of the browser's own search, also inside a field. That search finds only the
 * pages in view, because the others are not drawn.
 */
export function useFindKey(onFind: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = withLatinKey(event);
      const isFind = key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      if (!isFind || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      onFind();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onFind]);
}
