import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { universityMessages } from '#contract/messages';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { TextField } from '#shared/ui/fields/TextField';
import * as texts from './later.texts';
import { useListUniversitiesInfiniteQuery } from './universitiesApi';
import type { ChosenDepartment } from './universityAddresses';
import { UniversityEntry } from './UniversityEntry';
import css from './UniversityExplorer.module.css';

const TYPING_PAUSE_MS = 250;

/** Returns the value once it has not changed for this many milliseconds. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** All universities with their departments, and a field that filters them by name. */
export function UniversityExplorer({ chosen }: { readonly chosen: ChosenDepartment | null }) {
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim(), TYPING_PAUSE_MS);
  const list = useListUniversitiesInfiniteQuery(keyword);
  const { isError, isFetching, isFetchingNextPage, hasNextPage } = list;
  // Keep the previous results until the next response, but not beside an error message.
  const data = isError ? list.currentData : list.data;
  const universities = data?.pages.flat() ?? [];
  return (
    <div className={css.explorer} aria-busy={isFetching}>
      <TextField
        type="search"
        label={texts.filter}
        labelHidden
        placeholder={texts.filter}
        icon={Search}
        maxLength={UNIVERSITY_NAME_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
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
