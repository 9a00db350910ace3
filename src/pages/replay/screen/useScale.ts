import { useLayoutEffect, useState, type RefObject } from 'react';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';

/**
 * Layout widths of the screen in pixels. The window's width decides, because its media queries
 * apply inside the screen as well.
 */
const DESKTOP = 1264;
const PHONE = 390;

/** Returns the layout size of a screen and the scale at which it fills the width of its frame. */
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
