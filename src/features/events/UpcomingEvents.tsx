import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Event } from '#contract/entities/event';
import { EVENTS_WIDGET_SIZE } from '#contract/limits';
import { eventMessages } from '#contract/messages';
import { useNow } from '../../shared/hooks/useNow';
import { eventTime, isToday } from '../../shared/lib/eventTime';
import { parseUtc } from '../../shared/lib/timeLabel';
import { Card } from '../../shared/ui/Card';
import { CardTitle } from '../../shared/ui/CardTitle';
import { DateCard } from '../../shared/ui/DateCard';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Pill } from '../../shared/ui/Pill';
import { Skeleton } from '../../shared/ui/Skeleton';
import { useListUpcomingQuery } from './eventsApi';
import { eventsFailure } from './eventsFailure';
import { eventZone } from './eventZone';
import { RsvpButtons } from './RsvpButtons';
import css from './UpcomingEvents.module.css';

/** The next events, at most four, beside the feed. */
export function UpcomingEvents() {
  const headingId = useId();
  const { data, error, isFetching, refetch } = useListUpcomingQuery(EVENTS_WIDGET_SIZE, {
    refetchOnMountOrArgChange: true,
  });
  const events = data?.slice(0, EVENTS_WIDGET_SIZE) ?? [];
  const failure = error && !data ? eventsFailure(error) : null;
  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={isFetching} className={css.card}>
      <CardTitle id={headingId}>Upcoming events</CardTitle>
      {failure ? (
        <ErrorState
          {...failure}
          retryText={eventMessages.tryAgain}
          retrying={isFetching}
          onRetry={failure.tone === 'info' ? undefined : () => void refetch()}
        />
      ) : null}
      {!data && !failure ? <Skeleton /> : null}
      {data && events.length === 0 ? (
        <EmptyState compact icon={CalendarDays} title={eventMessages.widgetNone} />
      ) : null}
      {events.length > 0 ? (
        <ul className={css.list}>
          {events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ul>
      ) : null}
      <Link
        className={css.all}
        to={events.length > 0 ? '/dashboard/Events' : '/dashboard/create-events'}
      >
        {events.length > 0 ? 'See all events' : 'Announce an event'}
      </Link>
    </Card>
  );
}

function EventLine({ event }: { readonly event: Event }) {
  const { id, title, location, event_datetime: stamp } = event;
  const zone = eventZone(event.timezone);
  const now = useNow();
  return (
    <li className={css.line}>
      <DateCard date={new Date(parseUtc(stamp))} timeZone={zone} size="sm" />
      <div className={css.words}>
        <Link className={css.title} to={`/dashboard/events/${id}`}>
          {title}
        </Link>
        <div className={css.under}>
          {isToday(stamp, now, zone) ? (
            <Pill tone="warn">{eventMessages.today}</Pill>
          ) : (
            <span className={css.meta}>{location ?? eventTime(stamp, zone)}</span>
          )}
          <RsvpButtons event={event} postId={event.post_id} look="icons" />
        </div>
      </div>
    </li>
  );
}
