import { Users } from 'lucide-react';
import type { Attendee } from '#contract/entities/event';
import { useHistoryState } from '#shared/hooks/useHistoryState';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { useListAttendeesQuery } from '../eventsApi';
import * as texts from '../texts';
import css from './EventTabs.module.css';

/** How many attendees are shown before the rest is requested. */
const FIRST_SIZE = 12;

/** The people going to an event, followed by those interested. */
export function Attendees({ eventId }: { readonly eventId: number }) {
  const { data, error, isFetching, refetch } = useListAttendeesQuery(eventId, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Card as="section" padding="lg" edgeToEdge aria-label={texts.whoIsComing} className={css.card}>
      <h2 className={css.title}>{texts.whoIsComing}</h2>
      {!data && error ? (
        <ErrorState
          text={texts.attendeesFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <Skeleton /> : null}
      {data?.length === 0 ? <EmptyState compact icon={Users} title={texts.noReplies} /> : null}
      {data && data.length > 0 ? <Responses attendees={data} /> : null}
    </Card>
  );
}

function Responses({ attendees }: { readonly attendees: readonly Attendee[] }) {
  const [isWhole, setIsWhole] = useHistoryState<boolean>('allResponses', false);
  const going = attendees.filter(({ status }) => status === 'going');
  const interested = attendees.filter(({ status }) => status === 'interested');
  const all = [...going, ...interested];
  const rest = all.length - FIRST_SIZE;
  return (
    <>
      <ul className={css.people}>
        {(isWhole ? all : all.slice(0, FIRST_SIZE)).map((attendee) => (
          <PersonRow
            key={attendee.id}
            person={attendee}
            lines={[attendee.status === 'going' ? texts.going : texts.interested]}
          />
        ))}
      </ul>
      {rest > 0 ? (
        <Button
          size="sm"
          className={css.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.showLess : texts.showMore(rest)}
        </Button>
      ) : null}
    </>
  );
}
