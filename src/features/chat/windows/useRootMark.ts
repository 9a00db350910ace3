import { useEffect } from 'react';

/** Says on the page's root, for style sheets, that there are chat windows on the page. */
export function useRootMark(hasWindows: boolean): void {
  useEffect(() => {
    if (!hasWindows) return undefined;
    const { dataset } = document.documentElement;
    dataset.chatWindows = '';
    return () => {
      delete dataset.chatWindows;
    };
  }, [hasWindows]);
}
