import { LOOKUP_MAX_PEOPLE } from '#contract/limits';
import { errorDetail } from '#api/errors';
import { useLookupPeopleQuery } from '#api/lookupApi';
import { useRetryOnline } from '#shared/hooks/online';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import * as texts from '../texts';
import { CalledPeople } from './CalledPeople';

/** The people whose name a search names, as a list of its own. */
export function FoundPeople({ keyword }: { readonly keyword: string }) {
  const lookup = useLookupPeopleQuery({ keyword, limit: LOOKUP_MAX_PEOPLE });
  const { currentData: people, error, isFetching } = lookup;
  const retry = () => void lookup.refetch();
  useRetryOnline(error ? retry : undefined);
  if (error && !people) {
    const text = errorDetail(error, texts.lookupFailed);
    return <ErrorState text={text} retrying={isFetching} onRetry={retry} />;
  }
  if (!people) return <SkeletonCard />;
  return (
    <Card>
      {people.length === 0 ? (
        <EmptyState compact title={texts.noOneCalled(keyword)} />
      ) : (
        <CalledPeople people={people} label={texts.peopleFound} />
      )}
    </Card>
  );
}
