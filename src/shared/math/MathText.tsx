import { Fragment, type ReactNode } from 'react';
import { Formula } from './Formula';
import { mayHoldMaths } from './mayHoldMaths';
import { splitMaths } from './splitMaths';

interface MathTextProps {
  readonly text: string;
  /** Shows what stands between the formulas; by default as it is. */
  readonly plain?: ((text: string) => ReactNode) | undefined;
}

const asItIs = (text: string): ReactNode => text;

/** A text with its formulas set as formulas. The code that sets them is fetched with the first one. */
export function MathText({ text, plain = asItIs }: MathTextProps) {
  if (!mayHoldMaths(text)) return plain(text);
  return splitMaths(text).map((part) =>
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
