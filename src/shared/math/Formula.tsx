import { useEffect, useRef, useState } from 'react';
import css from './Formula.module.css';
import { queueTypesetting } from './typesetQueue';
import { useNearViewport } from './useNearViewport';

interface FormulaProps {
  /** The source with its delimiters, shown until the formula is typeset or if that fails. */
  readonly source: string;
  readonly tex: string;
  readonly isDisplay: boolean;
}

const loadTypesetting = () => import(/* webpackChunkName: "katex" */ './typeset');

/** One formula, typeset when it comes near the viewport. Copying it copies the source. */
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
    // If the code fails to load or the formula has a mistake, the source stays.
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
