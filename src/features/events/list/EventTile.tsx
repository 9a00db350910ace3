import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Event } from '#contract/entities/event';
import { EVENT_PREVIEW_LENGTH } from '#contract/limits';
import { eventMessages } from '#contract/messages';
import { useIsOver } from '#shared/events/eventEnd';
import { eventPlace } from '#shared/events/eventPlace';
import { eventSpan } from '#shared/events/eventTime';
import { previewText } from '#shared/lib/previewText';
import { parseUtc } from '#shared/lib/timeLabel';
import { Card } from '#shared/ui/layout/Card';
import { DateCard } from '#shared/ui/marks/DateCard';
import { Icon } from '#shared/ui/marks/Icon';
import { Pill } from '#shared/ui/marks/Pill';
import { paths } from '#shared/paths';
import { EventPicture } from '../EventPicture';
import { PlaceFacts } from '../places/PlaceFacts';
import { RsvpButtons, RsvpCounts } from '../RsvpButtons';
import * as texts from '../texts';
import { useEventDay } from '../useEventDay';
import css from './EventTile.module.css';

/** One event in a list: picture, day, title, place, and the reader's RSVP. */
export function EventTile({ event }: { readonly event: Event }) {
  const { id, title, description, event_datetime: stamp, image_url } = event;
  const { happensToday, zone, zoneNote } = useEventDay(event);
  const isPast = useIsOver(event);
  return (
    <Card as="li" spine="event" padding="none" className={css.tile} data-event-id={id}>
      <div className={css.picture}>
        <EventPicture url={image_url} eventId={id} />
        {happensToday ? (
          <span className={css.today}>
            <Pill tone="warn">{eventMessages.today}</Pill>
          </span>
        ) : null}
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <DateCard date={new Date(parseUtc(stamp))} timeZone={zone} size="sm" />
          <div>
            <h3 className={css.title} dir="auto">
              {title}
            </h3>
            <p className={css.when}>
              {eventSpan(stamp, event.ends_at, zone)}
              {zoneNote}
            </p>
            <PlaceFacts event={event} className={css.when} />
          </div>
        </div>
        <p className={css.text} dir="auto">
          {previewText(description, EVENT_PREVIEW_LENGTH)}
        </p>
        <div className={clsx(isPast && css.ended)}>
          <RsvpButtons event={event} postId={event.post_id} size="sm" />
          {isPast ? <RsvpCounts event={event} /> : null}
        </div>
        <div className={css.foot}>
          <span className={css.place}>
            <Icon of={MapPin} size="sm" />
            <bdi>{eventPlace(event) ?? texts.placeUnknown}</bdi>
          </span>
          <Link
            to={paths.event(id)}
            className={css.link}
            aria-label={`${eventMessages.seeDetails}: ${title}`}
          >
            {eventMessages.seeDetails}
          </Link>
        </div>
      </div>
    </Card>
  );
}
