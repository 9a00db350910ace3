import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or reloaded, as long as something would be lost. */
export function useLeaveGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
