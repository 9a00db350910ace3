import { Fragment, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { splitMaths, type MathsPart } from '#contract/splitMaths';
import { Formula } from './Formula';
import { groupParts } from './groupParts';
import { mayHoldMaths } from './mayHoldMaths';
import { queueTypesetting } from './typesetQueue';
import { useNearViewport } from './useNearViewport';

type Plain = (text: string) => ReactNode;

interface MathTextProps {
  readonly text: string;
  /** Renders the text between formulas. By default it is unchanged. */
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

/** Parts that stay plain source, in one piece, until they come near the viewport. */
function LaterParts({ parts, plain }: PartsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(place);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    // Synchronous, so that creating the elements counts towards the time slice.
    return queueTypesetting(() => flushSync(() => setIsShown(true)));
  }, [isNear]);
  if (isShown) return <Parts parts={parts} plain={plain} />;
  return <span ref={place}>{plain(parts.map(({ text }) => text).join(''))}</span>;
}

/**
 * A text with its formulas typeset. The typesetting code is fetched with the first formula. Only
 * formulas near the viewport cost time.
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
