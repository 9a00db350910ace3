import type { ReactNode } from 'react';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { ListSkeleton } from './ListSkeleton';

interface ListNewsProps {
  readonly label: string;
  /** Undefined while the list is on its way. */
  readonly count: number | undefined;
  readonly isCut: boolean;
  /** What stands in place of an empty list. */
  readonly children: ReactNode;
}

/** How far a list is, for those who do not see it come. */
export function ListNews({ label, count, isCut, children }: ListNewsProps) {
  if (count === undefined) return <ListSkeleton label={label} />;
  if (count === 0) return children;
  return <VisuallyHidden>{`${label}: ${count}${isCut ? ' and more' : ''}`}</VisuallyHidden>;
}
