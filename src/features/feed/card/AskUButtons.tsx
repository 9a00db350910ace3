import { Suspense } from 'react';
import type { PostDocument } from '#contract/entities/post';
import { usePart } from '#shared/parts/parts';
import css from './PostActions.module.css';

/** The way to ask about each document of a post, at the end of its row of actions. */
export function AskUButtons({ documents }: { readonly documents: readonly PostDocument[] }) {
  const AskUButton = usePart('AskUButton');
  return (
    <span className={css.end}>
      <Suspense>
        {documents.map((document) => (
          <AskUButton
            key={document.url}
            document={document}
            isOneOfMany={documents.length > 1}
            className={css.action}
          />
        ))}
      </Suspense>
    </span>
  );
}
