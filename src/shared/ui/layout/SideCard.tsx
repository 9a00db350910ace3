import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../feedback/Skeleton';
import { Card } from './Card';
import { CardTitle } from './CardTitle';
import css from './SideCard.module.css';

interface SideCardProps {
  readonly title: string;
  /** The lines of the list, each an `li`; undefined while they are not there. */
  readonly lines: readonly ReactNode[] | undefined;
  /** Stands in place of the lines where there are none. */
  readonly empty: ReactNode;
  /** Stands in place of the lines that could not be read; null where nothing failed. */
  readonly failure: ReactNode;
  readonly busy: boolean;
  /** Where the page with all of it is. */
  readonly more: { readonly to: string; readonly text: string };
}

/** A small card beside a page: a few lines, what stands in their place, and the way to the rest. */
export function SideCard({ title, lines, empty, failure, busy, more }: SideCardProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={busy} className={css.card}>
      <CardTitle id={headingId}>{title}</CardTitle>
      {lines ? null : (failure ?? <Skeleton />)}
      {lines?.length === 0 ? empty : null}
      {lines && lines.length > 0 ? <ul className={css.list}>{lines}</ul> : null}
      <Link className={css.more} to={more.to}>
        {more.text}
      </Link>
    </Card>
  );
}
