import { Fragment, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Formula } from './Formula';
import { groupParts } from './groupParts';
import { mayHoldMaths } from './mayHoldMaths';
import { splitMaths, type MathsPart } from './splitMaths';
import { queueTypesetting } from './typesetQueue';
import { useNearViewport } from './useNearViewport';

type Plain = (text: string) => ReactNode;

interface MathTextProps {
  readonly text: string;
  /** Shows what stands between the formulas; by default as it is. */
  readonly plain?: Plain | undefined;
}

interface PartsProps {
  readonly parts: readonly MathsPart[];
  readonly plain: Plain;
}

const asItIs: Plain = (text) => text;

function Parts({ parts, plain }: PartsProps) {
  return parts.map((part) =>
    part.tex ? (
      <Formula
        key={`${part.start} ${part.text}`}
        source={part.text}
        tex={part.tex}
        isDisplay={part.isDisplay ?? false}
      />
    ) : (
      <Fragment key={part.start}>{plain(part.text)}</Fragment>
    ),
  );
}

/** Parts that stay as they were written, in one piece, until they come near the screen. */
function LaterParts({ parts, plain }: PartsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(place);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    // At once, so that making the elements counts as time of the slice.
    return queueTypesetting(() => flushSync(() => setIsShown(true)));
  }, [isNear]);
  if (isShown) return <Parts parts={parts} plain={plain} />;
  return <span ref={place}>{plain(parts.map(({ text }) => text).join(''))}</span>;
}

/**
 * A text with its formulas set as formulas. The code that sets them is fetched with the first one.
 * However many a text holds, only the ones near the screen cost time.
 */
export function MathText({ text, plain = asItIs }: MathTextProps) {
  const groups = useMemo(() => (mayHoldMaths(text) ? groupParts(splitMaths(text)) : []), [text]);
  if (groups.length === 0) return plain(text);
  return groups.map(({ start, parts }, index) =>
    index === 0 ? (
      <Parts key={start} parts={parts} plain={plain} />
    ) : (
      <LaterParts key={start} parts={parts} plain={plain} />
    ),
  );
}
