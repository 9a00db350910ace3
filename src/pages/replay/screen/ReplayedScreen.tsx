import { startTransition, use, useEffect, useRef, type CSSProperties } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RootState } from '#shared/store/types';
import { diffStates } from '#replay/diffStates';
import { changedMarks } from './changedMark';
import { createInertStore, type InertStore } from './createInertStore';
import { ReplayedApp } from './ReplayedApp';
import { ScreensContext } from './ScreensContext';
import css from './ReplayedScreen.module.css';
import { showChange } from './showChange';
import { useScale } from './useScale';
import { withoutPictures } from './withoutPictures';

/** Past so many actions, what is shown next has little to do with what is shown now. */
const FAR = 100;
/** So many actions, which happened within one frame, are played as one step. */
const ONE_STEP = 10;

interface ShownState {
  root: Root;
  inert: InertStore | null;
  place: number;
  state: RootState | null;
}

interface ReplayedScreenProps {
  readonly label: string;
  readonly state: RootState;
  /** Of the action that led to the state. */
  readonly place: number;
  /** The moment that is shown, in milliseconds since 1970. */
  readonly now: number;
}

/** A replayed screen, scaled to its place. It can be scrolled, and nothing on it does anything. */
export function ReplayedScreen({ label, state, place, now }: ReplayedScreenProps) {
  const screens = use(ScreensContext);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownState | null>(null);
  const { scale, inlineSize, blockSize } = useScale(frame);

  // A root of its own: a router cannot stand within another, and its faults stay in there.
  useEffect(() => {
    if (!host.current) return;
    const container = document.createElement('div');
    host.current.append(container);
    const root = createRoot(container);
    shown.current = { root, inert: null, place: -Infinity, state: null };
    return () => {
      shown.current = null;
      container.remove();
      // Unmounting a root is not allowed while React works on another; rendering nothing is.
      root.render(null);
    };
  }, []);

  useEffect(() => {
    const current = shown.current;
    if (!current || !screens) return;
    const visible = withoutPictures(state);
    const isStep = Math.abs(place - current.place) <= FAR;
    const inert = (isStep ? current.inert : null) ?? createInertStore(visible);
    inert.show(visible);
    const by = place - current.place;
    const before = by > 0 && by <= ONE_STEP ? current.state : null;
    Object.assign(current, { inert, place, state });
    const draw = () =>
      current.root.render(<ReplayedApp screens={screens} store={inert.store} now={now} />);
    // A jump may draw a whole page. With a store of its own React does that bit by bit, while the
    // player answers; a store that changes under its page would have it drawn in one go.
    if (isStep) draw();
    else startTransition(draw);
    if (!before || !scroller.current) return;
    return showChange(scroller.current, changedMarks(diffStates(before, state), state));
  }, [screens, state, place, now]);

  const size: CSSProperties = { inlineSize, blockSize, transform: `scale(${scale})` };
  return (
    <div ref={frame} className={css.frame}>
      <div className={css.screen} style={size}>
        <div ref={scroller} className={css.scroller} role="region" aria-label={label} tabIndex={0}>
          <div ref={host} inert />
        </div>
      </div>
    </div>
  );
}
