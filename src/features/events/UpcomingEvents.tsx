import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Event } from '#contract/entities/event';
import { EVENTS_WIDGET_SIZE } from '#contract/limits';
import { eventMessages } from '#contract/messages';
import { eventDay, eventTime } from '#shared/events/eventTime';
import { eventPlace } from '#shared/events/eventPlace';
import { parseUtc } from '#shared/lib/timeLabel';
import { DateCard } from '#shared/ui/marks/DateCard';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Pill } from '#shared/ui/marks/Pill';
import { SideCard } from '#shared/ui/layout/SideCard';
import { paths } from '#shared/paths';
import { useListUpcomingQuery } from './eventsApi';
import { eventsFailure } from './eventsFailure';
import { RsvpButtons } from './RsvpButtons';
import css from './UpcomingEvents.module.css';
import * as texts from './texts';
import { useEventDay } from './useEventDay';

/** The next events, at most four, beside the feed. */
export function UpcomingEvents() {
  const { data, error, isFetching, refetch } = useListUpcomingQuery(EVENTS_WIDGET_SIZE, {
    refetchOnMountOrArgChange: true,
  });
  const failure = error ? eventsFailure(error) : null;
  return (
    <SideCard
      title={texts.upcomingEvents}
      busy={isFetching}
      failure={
        failure ? (
          <ErrorState
            {...failure}
            retrying={isFetching}
            onRetry={failure.tone === 'info' ? undefined : () => void refetch()}
          />
        ) : null
      }
      empty={<EmptyState compact icon={CalendarDays} title={eventMessages.widgetNone} />}
      lines={data?.slice(0, EVENTS_WIDGET_SIZE).map((event) => (
        <EventLine key={event.id} event={event} />
      ))}
      more={
        data?.length === 0
          ? { to: paths.newEvent, text: texts.createEvent }
          : { to: paths.events, text: texts.seeAll }
      }
    />
  );
}

function EventLine({ event }: { readonly event: Event }) {
  const { id, title, event_datetime: stamp } = event;
  const place = eventPlace(event);
  const { happensToday, zone, zoneNote } = useEventDay(event);
  return (
    <li className={css.line} data-event-id={id}>
      <DateCard date={new Date(parseUtc(stamp))} timeZone={zone} size="sm" />
      <div className={css.words}>
        <Link className={css.title} to={paths.event(id)} dir="auto">
          {title}
        </Link>
        <p className={css.meta}>
          {happensToday ? <Pill tone="warn">{eventMessages.today}</Pill> : eventDay(stamp, zone)}
          {` · ${eventTime(stamp, zone)}${zoneNote}`}
        </p>
        {place ? (
          <p className={css.meta} dir="auto">
            {place}
          </p>
        ) : null}
        <RsvpButtons event={event} postId={event.post_id} size="sm" look="quiet" />
      </div>
    </li>
  );
}
