import { Landmark } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../shared/ui/Card';
import { CardTitle } from '../../shared/ui/CardTitle';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Skeleton } from '../../shared/ui/Skeleton';
import css from './ConnectedUniversities.module.css';
import { useListTopUniversitiesQuery } from './universitiesApi';
import { UNIVERSITIES_PATH, universityPath } from './universityAddresses';

const SHOWN = 5;

/** The universities with the most members, beside the feed. */
export function ConnectedUniversities() {
  const headingId = useId();
  const { data, isError, isFetching, refetch } = useListTopUniversitiesQuery(SHOWN);
  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={isFetching} className={css.card}>
      <CardTitle id={headingId}>Connected universities</CardTitle>
      {isError && !data ? (
        <ErrorState
          text="Could not load universities."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton /> : null}
      {data?.length === 0 ? (
        <EmptyState compact icon={Landmark} title="No universities yet" />
      ) : null}
      {data && data.length > 0 ? (
        <ul className={css.list}>
          {data.map(({ id, name, total_members: members }) => (
            <li key={id} className={css.line}>
              <Link className={css.name} to={universityPath(name)}>
                {name}
              </Link>
              <span className={css.count}>
                {members} {members === 1 ? 'member' : 'members'}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Link className={css.all} to={UNIVERSITIES_PATH}>
        Explore universities
      </Link>
    </Card>
  );
}
