import { Suspense, type ComponentType } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { SkeletonCard } from '#shared/ui/SkeletonCard';

/** A card of another feature beside the feed: it may come late, or fail, without the feed. */
export function SidePart({ of: Part }: { readonly of: ComponentType }) {
  return (
    <PartBoundary part="card">
      <Suspense fallback={<SkeletonCard />}>
        <Part />
      </Suspense>
    </PartBoundary>
  );
}
