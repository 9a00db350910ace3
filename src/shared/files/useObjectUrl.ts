import { useCallback } from 'react';

/**
 * Returns a ref for an image or video element that shows a local file. The object URL exists as
 * long as the element shows it. `fragment` is appended to the URL, such as '#t=0.1'.
 */
export function useObjectUrl(file: Blob, fragment = '') {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(file);
      element.src = address + fragment;
      return () => URL.revokeObjectURL(address);
    },
    [file, fragment],
  );
}
