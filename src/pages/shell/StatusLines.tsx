import { useSyncExternalStore } from 'react';
import { useAppSelector } from '#shared/store/hooks';
import { Notice } from '#shared/ui/feedback/Notice';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the browser has no network, for as long as it has none. */
function OfflineLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <Notice tone="warn" role="status">
      You’re offline. We’ll retry when you’re back.
    </Notice>
  );
}

/** Says that the browser keeps nothing for Quad, for as long as it does not. */
function StorageLine() {
  const isFailing = useAppSelector((state) => state.application.isStorageFailing);
  return isFailing ? (
    <Notice tone="warn" role="status">
      This browser has no room left for Quad, or keeps nothing. What you write is lost when you
      close this page, unless you send it.
    </Notice>
  ) : null;
}

/** What keeps the application from working as it should, for as long as it does. */
export function StatusLines() {
  return (
    <>
      <OfflineLine />
      <StorageLine />
    </>
  );
}
