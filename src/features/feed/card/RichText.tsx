import { createContext, Suspense, useContext, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { lazyPart } from '#shared/lazy/lazyPart';
import { mayHoldMaths } from '#shared/math/mayHoldMaths';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import { splitText } from './splitText';

/** Words that texts of posts mark, in lower case: what a search found the posts by. */
export const MarkedWordsContext = createContext<readonly string[]>([]);

const MathText = lazyPart(async () => (await import('#shared/math/MathText')).MathText);

/**
 * What a person wrote, as plain text with its addresses, #hashtags and @names made links, and the
 * words a search found it by marked; with formulas, whose code is fetched for the texts that hold one.
 * Where that fails they stand as they were written.
 */
export function RichText({ text }: { readonly text: string }) {
  const words = useContext(MarkedWordsContext);
  const linked = (plain: string) => linkedText(plain, words);
  if (!mayHoldMaths(text)) return linked(text);
  const unformatted = linked(text);
  return (
    <ErrorBoundary fallback={<>{unformatted}</>}>
      <Suspense fallback={unformatted}>
        <MathText text={text} plain={linked} />
      </Suspense>
    </ErrorBoundary>
  );
}

function linkedText(text: string, words: readonly string[]): ReactNode[] {
  return splitText(text).map((part) => {
    const shown = <MarkedText key={part.start} text={part.text} words={words} />;
    if (part.href)
      return (
        <a key={part.start} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {shown}
        </a>
      );
    if (part.to)
      return (
        <Link key={part.start} to={part.to}>
          {shown}
        </Link>
      );
    return shown;
  });
}
