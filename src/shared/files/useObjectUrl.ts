import { useCallback } from 'react';

/**
 * A ref for a picture or video that shows a file which is not sent yet. The file's address lives as
 * long as the element shows it. `fragment` is added to the address, such as '#t=0.1'.
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
