import type { ReactNode } from 'react';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import * as texts from '../texts';
import { ListSkeleton } from './ListSkeleton';

interface ListNewsProps {
  readonly label: string;
  /** Undefined while the list loads. */
  readonly count: number | undefined;
  readonly isCut: boolean;
  /** Rendered in place of an empty list. */
  readonly children: ReactNode;
}

/** Announces the state of a list to screen readers. */
export function ListNews({ label, count, isCut, children }: ListNewsProps) {
  if (count === undefined) return <ListSkeleton label={label} />;
  if (count === 0) return children;
  return <VisuallyHidden>{texts.listSize(label, count, isCut)}</VisuallyHidden>;
}
