import { useSyncExternalStore } from 'react';

let isPrinted = false;

function subscribe(onChange: () => void): () => void {
  const follow = ({ type }: Event) => {
    isPrinted = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', follow);
  window.addEventListener('afterprint', follow);
  return () => {
    window.removeEventListener('beforeprint', follow);
    window.removeEventListener('afterprint', follow);
  };
}

/** Whether the page is being printed, for the few elements that differ in more than their style. */
export const useIsPrinted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinted,
    () => false,
  );
