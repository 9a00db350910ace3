import type { University } from '#contract/entities/university';
import { universityMessages } from '#contract/messages';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import * as texts from './texts';
import { useListUniversitiesInfiniteQuery } from './universitiesApi';
import type { ChosenDepartment } from './universityAddresses';
import { UniversityEntry } from './UniversityEntry';
import css from './UniversityExplorer.module.css';

interface Pages {
  readonly pages: readonly (readonly University[])[];
}

interface UniversityListProps {
  readonly list: {
    readonly data?: Pages | undefined;
    readonly currentData?: Pages | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly hasNextPage: boolean;
    readonly fetchNextPage: () => unknown;
    readonly refetch: () => unknown;
  };
  readonly chosen: ChosenDepartment | null;
}

/** A list of universities with its loading, failed and empty states. */
export function UniversityList({ list, chosen }: UniversityListProps) {
  const { isError, isFetching, isFetchingNextPage, hasNextPage } = list;
  // Keep the previous results until the next response, but not beside an error message.
  const data = isError ? list.currentData : list.data;
  const universities = data?.pages.flat() ?? [];
  return (
    <>
      {isError ? (
        <ErrorState
          text={texts.universitiesFailed}
          retrying={isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {!data && !isError ? <LoadingLine /> : null}
      {data && universities.length === 0 ? (
        <Card role="status">
          <EmptyState compact title={universityMessages.empty} />
        </Card>
      ) : null}
      {universities.length > 0 ? (
        <Card padding="none">
          <ul className={css.list} aria-label={texts.universities}>
            {universities.map((university) => (
              <UniversityEntry key={university.id} university={university} chosen={chosen} />
            ))}
          </ul>
        </Card>
      ) : null}
      {hasNextPage ? (
        <Button size="sm" busy={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.showMore}
        </Button>
      ) : null}
    </>
  );
}

/** The universities with the keyword in a name. */
export function FoundUniversities({ keyword }: { readonly keyword: string }) {
  const list = useListUniversitiesInfiniteQuery(keyword);
  return (
    <div className={css.explorer} aria-busy={list.isFetching}>
      <UniversityList list={list} chosen={null} />
    </div>
  );
}

/** A status line for pending requests. */
export function LoadingLine() {
  return (
    <p role="status" className={css.loading}>
      <Spinner size="sm" />
      {universityMessages.loading}
    </p>
  );
}
