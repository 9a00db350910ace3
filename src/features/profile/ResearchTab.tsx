import { usePart } from '#shared/parts/parts';
import { SkeletonCard } from '#shared/ui/SkeletonCard';
import { ShownPart } from './ShownPart';

interface ResearchTabProps {
  readonly userId: number;
  readonly isOwner: boolean;
}

/** What somebody shares of research, as that feature shows it. */
export function ResearchTab({ userId, isOwner }: ResearchTabProps) {
  return (
    <ShownPart
      of={usePart('ResearchOf')}
      props={{ userId, isOwn: isOwner }}
      part="list"
      fallback={<SkeletonCard />}
    />
  );
}
