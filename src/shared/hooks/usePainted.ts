import { useEffect, useState } from 'react';
import { afterPaint } from '../lib/afterPaint';

/**
 * Whether the page already shows what it shows while `isShown`: false in its first frame, true from
 * then on. For a flourish that is to follow the picture instead of holding it up.
 */
export function usePainted(isShown: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    let isCurrent = true;
    void afterPaint().then(() => {
      if (isCurrent) setIsPainted(true);
    });
    return () => {
      isCurrent = false;
      setIsPainted(false);
    };
  }, [isShown]);
  return isShown && isPainted;
}
