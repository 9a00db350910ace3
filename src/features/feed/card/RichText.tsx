import { createContext, Suspense, useContext, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { mayHoldAddress } from '#contract/addresses/mayHoldAddress';
import { lazyPart } from '#shared/lazy/lazyPart';
import { mayHoldMaths } from '#shared/math/mayHoldMaths';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import { splitText, type TextPart } from './splitText';

/** The words to highlight in posts, in lower case: the words that matched a search. */
export const MarkedWordsContext = createContext<readonly string[]>([]);

const MathText = lazyPart(async () => (await import('#shared/math/MathText')).MathText);

const WithAddresses = lazyPart(async () => (await import('./WithAddresses')).WithAddresses);

interface RichTextProps {
  readonly text: string;
  /** The names in the text that mention people. */
  readonly mentions?: readonly string[] | undefined;
}

/**
 * User-written text. Its addresses, #hashtags and mentions become links, and search matches are
 * highlighted. The code for formulas and addresses is only loaded for texts that may contain one.
 * Until then, and if it fails to load, the text is shown without them.
 */
export function RichText({ text, mentions = [] }: RichTextProps) {
  const words = useContext(MarkedWordsContext);
  const withoutAddresses = (plain: string) => linkedText(splitText(plain, mentions, []), words);
  const linked = (plain: string) =>
    mayHoldAddress(plain) ? (
      <WithAddresses text={plain}>
        {(addresses) => linkedText(splitText(plain, mentions, addresses), words)}
      </WithAddresses>
    ) : (
      withoutAddresses(plain)
    );
  const hasMaths = mayHoldMaths(text);
  if (!hasMaths && !mayHoldAddress(text)) return withoutAddresses(text);
  const simpler = withoutAddresses(text);
  return (
    <ErrorBoundary fallback={<>{simpler}</>}>
      <Suspense fallback={simpler}>
        {hasMaths ? <MathText text={text} plain={linked} /> : linked(text)}
      </Suspense>
    </ErrorBoundary>
  );
}

function linkedText(parts: readonly TextPart[], words: readonly string[]): ReactNode[] {
  return parts.map((part) => {
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
