import { use, useEffect, useRef, useState, type CSSProperties } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RootState } from '../../rootReducer';
import { scrollable } from '../scrollable';
import { createInertStore, type InertStore } from './createInertStore';
import { ReplayedApp } from './ReplayedApp';
import { ScreensContext } from './ScreensContext';
import css from './ReplayedScreen.module.css';
import { useScale } from './useScale';
import { withoutPictures } from './withoutPictures';

interface ReplayedScreenProps {
  readonly label: string;
  readonly state: RootState;
  /** The moment that is shown, in milliseconds since 1970. */
  readonly now: number;
}

/** A replayed screen, scaled to its place. It can be scrolled, and nothing on it does anything. */
export function ReplayedScreen({ label, state, now }: ReplayedScreenProps) {
  const screens = use(ScreensContext);
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<{ root: Root; inert: InertStore } | null>(null);
  const [first] = useState(state);
  const { scale, inlineSize, blockSize } = useScale(frame);

  // A root of its own: a router cannot stand within another, and its faults stay in there.
  useEffect(() => {
    if (!host.current) return;
    const place = document.createElement('div');
    host.current.append(place);
    const root = createRoot(place);
    shown.current = { root, inert: createInertStore(withoutPictures(first)) };
    return () => {
      shown.current = null;
      place.remove();
      // Unmounting a root is not allowed while React works on another; rendering nothing is.
      root.render(null);
    };
  }, [first]);

  useEffect(() => {
    if (!shown.current || !screens) return;
    const { root, inert } = shown.current;
    inert.show(withoutPictures(state));
    root.render(<ReplayedApp screens={screens} store={inert.store} now={now} />);
  }, [screens, state, now]);

  const size: CSSProperties = { inlineSize, blockSize, transform: `scale(${scale})` };
  return (
    <div ref={frame} className={css.frame}>
      <div className={css.screen} style={size}>
        <div className={css.scroller} role="region" aria-label={label} {...scrollable}>
          <div ref={host} inert />
        </div>
      </div>
    </div>
  );
}
