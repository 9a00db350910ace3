import { useEffect, useRef, useState } from 'react';
import css from './Formula.module.css';
import { queueTypesetting } from './typesetQueue';
import { useNearViewport } from './useNearViewport';

interface FormulaProps {
  /** As it was written, with its marks: shown until the formula is set, and where it cannot be. */
  readonly source: string;
  readonly tex: string;
  readonly isDisplay: boolean;
}

const loadTypesetting = () => import(/* webpackChunkName: "katex" */ './typeset');

/** One formula, set when it comes near the screen. Copying it gives what was written. */
export function Formula({ source, tex, isDisplay }: FormulaProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(frame);
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    let isGone = false;
    let takeBack: (() => void) | undefined;
    const set = async () => {
      const { typeset } = await loadTypesetting();
      if (isGone) return;
      takeBack = queueTypesetting(() => {
        if (place.current) setIsSet(typeset(place.current, tex, isDisplay));
      });
    };
    // Without its code, or where it has a mistake, the formula stays as it was written.
    set().catch(() => undefined);
    return () => {
      isGone = true;
      takeBack?.();
    };
  }, [isNear, tex, isDisplay]);
  return (
    <span ref={frame} data-maths={source} className={isDisplay ? css.display : css.line}>
      {isSet ? null : source}
      <span ref={place} hidden={!isSet} />
    </span>
  );
}
