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

/** Beyond this many actions, the next screen has little in common with the current one. */
const FAR = 100;
/**
 * Up to this many actions count as one step, because actions within one frame are played together.
 * After a longer way or one back, the screen shows what the last action changed.
 */
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
  /** The state before the action that led to it. */
  readonly before: RootState;
  /** Index of the action that led to the state. */
  readonly place: number;
  /** The displayed moment, in milliseconds since 1970. */
  readonly now: number;
}

/** A replayed screen, scaled to fit. It can be scrolled but not interacted with. */
export function ReplayedScreen({ label, state, before, place, now }: ReplayedScreenProps) {
  const screens = use(ScreensContext);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownState | null>(null);
  const { scale, inlineSize, blockSize } = useScale(frame);

  // Uses a separate React root, because routers can't be nested and errors should stay inside.
  useEffect(() => {
    if (!host.current) return;
    const container = document.createElement('div');
    host.current.append(container);
    const root = createRoot(container);
    shown.current = { root, inert: null, place: -Infinity, state: null };
    return () => {
      shown.current = null;
      container.remove();
      // A root can't be unmounted while React is rendering another one, but it can render nothing.
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
    const isOneStep = by > 0 && by <= ONE_STEP;
    const differences = diffStates(isOneStep && current.state ? current.state : before, state);
    Object.assign(current, { inert, place, state });
    const draw = () =>
      current.root.render(<ReplayedApp screens={screens} store={inert.store} now={now} />);
    // A jump may render a whole page. With a new store, React can render it concurrently while the
    // player stays responsive. Changing the current store would force a synchronous render.
    if (isStep) draw();
    else startTransition(draw);
    if (!scroller.current) return;
    return showChange(scroller.current, changedMarks(differences, state));
  }, [screens, state, before, place, now]);

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
