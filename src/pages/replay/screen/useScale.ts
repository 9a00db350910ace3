import { useLayoutEffect, useState, type RefObject } from 'react';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';

/** Pixels a screen is given, by the width of the window, whose media queries hold in it too. */
const DESKTOP = 1264;
const PHONE = 390;

/** How large a screen is laid out and how it is scaled, so that it fills the width of its frame. */
export function useScale(frame: RefObject<HTMLElement | null>) {
  const isWide = useMediaQuery('(width >= 860px)');
  const [space, setSpace] = useState({ width: 640, height: 480 });

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSpace({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const inlineSize = isWide ? DESKTOP : PHONE;
  const scale = space.width / inlineSize;
  return { scale, inlineSize, blockSize: space.height / scale };
}
