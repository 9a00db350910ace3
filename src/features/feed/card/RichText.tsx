import { createContext, Suspense, useContext, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { lazyPart } from '#shared/lazy/lazyPart';
import { mayHoldMaths } from '#shared/math/mayHoldMaths';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import { splitText } from './splitText';

/** The words to highlight in posts, in lower case: the words that matched a search. */
export const MarkedWordsContext = createContext<readonly string[]>([]);

const MathText = lazyPart(async () => (await import('#shared/math/MathText')).MathText);

/**
 * User-written text. Its addresses, #hashtags and @names become links, and search matches are
 * highlighted. Code for formulas is only loaded for texts that contain one. If that fails, formulas
 * are shown as plain text.
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
