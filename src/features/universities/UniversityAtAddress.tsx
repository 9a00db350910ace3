import { clsx } from 'clsx';
import { Landmark } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { UniversityDetails } from '#contract/entities/university';
import { universityMessages } from '#contract/messages';
import { hasStatus } from '#api/errors';
import { useWindowName } from '#shared/hooks/useWindowName';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { paths } from '#shared/paths';
import { DepartmentCard } from './DepartmentCard';
import * as texts from './texts';
import { readUniversityName } from './universityAddresses';
import { useReadUniversityQuery } from './universitiesApi';
import css from './UniversityAtAddress.module.css';
import { LoadingLine } from './UniversityList';
import { UniversityHead } from './UniversityHead';
import { UniversityPosts, type PostsSlot } from './UniversityPosts';

/** One university, named by the path: its people by department and the posts about it. */
export function UniversityAtAddress({ posts }: PostsSlot) {
  const { pathname } = useLocation();
  const name = readUniversityName(pathname)?.trim();
  return (
    <div className={css.page}>
      {name ? (
        <Named key={name} name={name} posts={posts} />
      ) : (
        <PageHeading>{texts.university}</PageHeading>
      )}
      {name ? null : <NoUniversity />}
      <Link className={clsx(css.all, 'touch-target')} to={paths.universities}>
        {universityMessages.explore}
      </Link>
    </div>
  );
}

interface NamedProps extends PostsSlot {
  readonly name: string;
}

function Named({ name, posts }: NamedProps) {
  const { data, error, isFetching, refetch } = useReadUniversityQuery(name);
  useWindowName(data?.name ?? null);
  const isUnknown = hasStatus(error, 404);
  return (
    <>
      <UniversityHead name={data?.name ?? name} university={data ?? null} />
      {!data && !error ? <LoadingLine /> : null}
      {!data && isUnknown ? <NoUniversity /> : null}
      {!data && error && !isUnknown ? (
        <ErrorState
          text={texts.universityFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <PeopleAndPosts university={data} posts={posts} /> : null}
    </>
  );
}

interface PeopleAndPostsProps extends PostsSlot {
  readonly university: UniversityDetails;
}

function PeopleAndPosts({ university, posts }: PeopleAndPostsProps) {
  const departments = Object.entries(university.departments);
  return (
    <div className={css.columns}>
      <section className={css.departments} aria-label={texts.departments}>
        {departments.length === 0 ? (
          <Card>
            <EmptyState compact title={universityMessages.empty} />
          </Card>
        ) : null}
        {departments.map(([department, members]) => (
          <DepartmentCard key={department} name={department} members={members} />
        ))}
      </section>
      <UniversityPosts name={university.name} posts={posts} />
    </div>
  );
}

function NoUniversity() {
  return (
    <Card>
      <EmptyState icon={Landmark} title={universityMessages.empty} text={texts.universityUnknown} />
    </Card>
  );
}
