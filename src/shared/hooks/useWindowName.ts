import { useEffect } from 'react';
import { nameWindowAfter } from '../lib/windowName';

/**
 * Sets the document title to the displayed content while mounted. Null while it is unknown. Not in
 * windowName.ts, which the public pages load, because visitors who only read should not download
 * React.
 */
export function useWindowName(shown: string | null): void {
  useEffect(() => (shown === null ? undefined : nameWindowAfter(shown)), [shown]);
}
