import { Card } from '#shared/ui/layout/Card';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import * as texts from '../texts';
import css from './ListSkeleton.module.css';

/**
 * A skeleton of a list of papers or work. Render it inside the live region that announces loading.
 */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={css.list}>
      <VisuallyHidden>{texts.loading(label)}</VisuallyHidden>
      {['first', 'second'].map((name) => (
        <Card key={name} aria-hidden="true" padding="lg" edgeToEdge className={css.card}>
          <Skeleton width="8rem" height="0.75rem" />
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton width="12rem" height="0.75rem" />
          <Skeleton />
          <Skeleton width="58%" />
          <Skeleton width="12rem" height="2.25rem" />
        </Card>
      ))}
    </div>
  );
}
