import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../feedback/Skeleton';
import { Card } from './Card';
import { CardTitle } from './CardTitle';
import css from './SideCard.module.css';

interface SideCardProps {
  readonly title: string;
  /** The lines of the list, each an `li`. Undefined while they are loading. */
  readonly lines: readonly ReactNode[] | undefined;
  /** Shown in place of the lines if there are none. */
  readonly empty: ReactNode;
  /** Shown in place of lines that could not be loaded. Null if nothing failed. */
  readonly failure: ReactNode;
  readonly busy: boolean;
  /** The link to the page with all of it. */
  readonly more: { readonly to: string; readonly text: string };
}

/** A small card beside a page: a few lines or a placeholder, and a link to the rest. */
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
