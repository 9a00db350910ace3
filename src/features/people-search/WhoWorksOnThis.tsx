import { useId, useState, type ReactNode } from 'react';
import type { FoundPerson } from '#contract/entities/person';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useRetryOnline } from '#shared/hooks/online';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { CardTitle } from '#shared/ui/layout/CardTitle';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { FoundPersonItem } from './FoundPersonItem';
import { useSearchPeopleInfiniteQuery } from './peopleSearchApi';
import * as texts from './texts';
import css from './WhoWorksOnThis.module.css';

/** On a phone the card is above the search results, so it is kept short. */
const SHOWN_ON_PHONE = 2;

interface WhoWorksOnThisProps {
  readonly keyword: string;
  /** Renders the actions for a person. */
  readonly actions: (person: FoundPerson) => ReactNode;
}

/** People whose interests, department or posts match a topic, each with the matching words. */
export function WhoWorksOnThis({ keyword, actions }: WhoWorksOnThisProps) {
  const headingId = useId();
  const search = useSearchPeopleInfiniteQuery(keyword, { skip: keyword.trim() === '' });
  const { currentData: data, isError, isFetching, isFetchingNextPage, hasNextPage } = search;
  const retry = () => void search.refetch();
  useRetryOnline(isError ? retry : undefined);
  const isPhone = useMediaQuery(PHONE);
  const [wantsMore, setWantsMore] = useState(false);
  const found = data?.pages.flat() ?? [];
  const people = isPhone && !wantsMore ? found.slice(0, SHOWN_ON_PHONE) : found;
  const hasMore = hasNextPage || people.length < found.length;
  const showMore = () => {
    setWantsMore(true);
    if (people.length === found.length) void search.fetchNextPage();
  };
  if (keyword.trim() === '') return null;
  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={isFetching} className={css.card}>
      <CardTitle id={headingId}>{texts.whoWorksOnThis}</CardTitle>
      {!data && !isError ? (
        <div role="status" className={css.loading}>
          <VisuallyHidden>{texts.searching}</VisuallyHidden>
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      ) : null}
      {isError ? (
        <p className={css.note}>
          {texts.searchFailed}{' '}
          <Button variant="link" onClick={retry}>
            {texts.tryAgain}
          </Button>
        </p>
      ) : null}
      {data && people.length === 0 ? <p className={css.note}>{texts.noOne}</p> : null}
      {people.length > 0 ? (
        <ul className={css.list}>
          {people.map((person) => (
            <FoundPersonItem key={person.user_id} person={person} actions={actions} />
          ))}
        </ul>
      ) : null}
      {!isError && hasMore ? (
        <div>
          <Button size="sm" busy={isFetchingNextPage} onClick={showMore}>
            {texts.morePeople}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
