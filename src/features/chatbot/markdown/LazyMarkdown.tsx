import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { logBroken } from '#shared/errors/logBroken';
import { useIsOnline } from '#shared/hooks/online';
import { lazyPart, renewFailedParts } from '#shared/lazy/lazyPart';
import { useAppDispatch } from '#shared/store/hooks';

const Loaded = lazyPart(
  async () => (await import(/* webpackChunkName: "markdown" */ './Markdown')).Markdown,
);

interface LazyMarkdownProps {
  readonly text: string;
  readonly quotes?: readonly string[] | undefined;
}

/**
 * Markdown, shown as plain text until the renderer's chunk has loaded. If that fails, the text stays
 * plain until the network is back: an answer can be read without its formatting.
 */
export function LazyMarkdown({ text, quotes }: LazyMarkdownProps) {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const plain = <p dir="auto">{text}</p>;
  return (
    <ErrorBoundary
      fallback={plain}
      resetKeys={[isOnline]}
      onReset={renewFailedParts}
      onError={(error) => dispatch(logBroken('answer', error))}
    >
      <Suspense fallback={plain}>
        <Loaded text={text} quotes={quotes} />
      </Suspense>
    </ErrorBoundary>
  );
}
