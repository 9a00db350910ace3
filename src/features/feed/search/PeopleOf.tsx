import { Suspense, type ComponentType } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';

interface PeopleOfProps {
  readonly of: ComponentType<{ readonly keyword: string }>;
  readonly keyword: string;
}

/** People beside the posts that were found; they may come late, or fail, without the posts. */
export function PeopleOf({ of: People, keyword }: PeopleOfProps) {
  return (
    <PartBoundary part="card">
      <Suspense>
        <People keyword={keyword} />
      </Suspense>
    </PartBoundary>
  );
}
