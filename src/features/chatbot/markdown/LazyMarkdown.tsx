import { Suspense } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';

const Loaded = lazyPart(
  async () => (await import(/* webpackChunkName: "markdown" */ './Markdown')).Markdown,
);

interface LazyMarkdownProps {
  readonly text: string;
  readonly quotes?: readonly string[] | undefined;
}

/** Markdown, shown as plain text until the renderer's chunk has loaded. */
export function LazyMarkdown({ text, quotes }: LazyMarkdownProps) {
  return (
    <PartBoundary part="answer">
      <Suspense fallback={<p dir="auto">{text}</p>}>
        <Loaded text={text} quotes={quotes} />
      </Suspense>
    </PartBoundary>
  );
}
