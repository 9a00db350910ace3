import { Suspense, type ComponentProps } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { usePart, type Parts } from '#shared/parts/parts';
import { SkeletonCard } from '#shared/ui/SkeletonCard';

type PostsOfProps = ComponentProps<Parts['PostList']>;

/** The feed's own list of the posts of a view. */
export function PostsOf(props: PostsOfProps) {
  return (
    <PartBoundary part="list">
      <Suspense fallback={<SkeletonCard />}>
        <Posts of={usePart('PostList')} {...props} />
      </Suspense>
    </PartBoundary>
  );
}

const Posts = ({ of: List, ...props }: PostsOfProps & { readonly of: Parts['PostList'] }) => (
  <List {...props} />
);
