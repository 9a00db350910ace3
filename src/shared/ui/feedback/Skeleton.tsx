import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import css from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths or percentages. Defaults to a line of text. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly circle?: boolean | undefined;
}

/** A placeholder bar or circle for content that is loading. Say "Loading …" once beside it. */
export function Skeleton({ width = '100%', height = '0.875rem', circle = false }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span aria-hidden="true" style={style} className={clsx(css.bar, circle && css.circle)} />;
}
