import { Card } from '../layout/Card';
import { Skeleton } from './Skeleton';
import css from './SkeletonCard.module.css';

/** The shape of a post while it loads. Hidden from screen readers. */
export function SkeletonCard() {
  return (
    <Card aria-hidden="true" edgeToEdge className={css.card}>
      <div className={css.head}>
        <Skeleton circle width="2.75rem" height="2.75rem" />
        <div className={css.lines}>
          <Skeleton width="8rem" />
          <Skeleton width="12rem" height="0.6875rem" />
        </div>
      </div>
      <div className={css.lines}>
        <Skeleton />
        <Skeleton width="94%" />
        <Skeleton width="58%" />
      </div>
      <div className={css.actions}>
        <Skeleton width="3.25rem" />
        <Skeleton width="5.5rem" />
        <Skeleton width="4rem" />
      </div>
    </Card>
  );
}
