import { useEffect, useRef, useState } from 'react';
import css from './Formula.module.css';

interface FormulaProps {
  /** As it was written, with its marks: shown until the formula is set, and where it cannot be. */
  readonly source: string;
  readonly tex: string;
  readonly isDisplay: boolean;
}

const loadTypesetting = () => import(/* webpackChunkName: "katex" */ './typeset');

/** One formula. Copying it gives what was written. */
export function Formula({ source, tex, isDisplay }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    let isGone = false;
    const set = async () => {
      const { typeset } = await loadTypesetting();
      if (!isGone && place.current) setIsSet(typeset(place.current, tex, isDisplay));
    };
    // Without its code, or where it has a mistake, the formula stays as it was written.
    set().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [tex, isDisplay]);
  return (
    <span data-maths={source} className={isDisplay ? css.display : css.line}>
      {isSet ? null : source}
      <span ref={place} hidden={!isSet} />
    </span>
  );
}
