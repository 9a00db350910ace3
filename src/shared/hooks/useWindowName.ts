import { useEffect } from 'react';
import { nameWindowAfter } from '../lib/windowName';

/**
 * Names the window after what is shown, as long as it is; null while that is not known. Apart from
 * windowName, which the public pages load: a visitor who only reads downloads no React.
 */
export function useWindowName(shown: string | null): void {
  useEffect(() => (shown === null ? undefined : nameWindowAfter(shown)), [shown]);
}
