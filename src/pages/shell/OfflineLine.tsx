import { useSyncExternalStore } from 'react';
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
export function OfflineLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <Notice tone="warn" role="status">
      You’re offline. We’ll retry when you’re back.
    </Notice>
  );
}
