import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Event } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { useNow } from '#shared/hooks/useNow';
import { useWindowName } from '#shared/hooks/useWindowName';
import {
  browserZone,
  eventDate,
  eventTime,
  eventZone,
  isToday,
  showSameClock,
} from '#shared/lib/eventTime';
import { parseUtc } from '#shared/lib/timeLabel';
import { Card } from '#shared/ui/layout/Card';
import { DateCard } from '#shared/ui/marks/DateCard';
import { Icon } from '#shared/ui/marks/Icon';
import { Pill } from '#shared/ui/marks/Pill';
import { AddToCalendarButton } from '../calendar/AddToCalendarButton';
import { EventPicture } from '../EventPicture';
import { RsvpButtons, RsvpCounts } from '../RsvpButtons';
import * as texts from '../later.texts';
import css from './EventHead.module.css';

interface EventHeadProps {
  readonly event: Event;
  readonly share: (postId: number) => ReactNode;
}

/** The picture of an event and, over its bottom edge, the card with the facts and actions. */
export function EventHead({ event, share }: EventHeadProps) {
  const { id, title, location, event_datetime: stamp, image_url: image, post_id: postId } = event;
  const now = useNow();
  useWindowName(title);
  const zone = eventZone(event.timezone);
  return (
    <div className={css.head}>
      <div className={css.banner}>
        <EventPicture url={image} eventId={id} />
      </div>
      <Card padding="lg" className={css.card}>
        <DateCard date={new Date(parseUtc(stamp))} timeZone={zone} size="lg" />
        <div className={css.facts}>
          <h1 tabIndex={-1} className={css.title}>
            {title}
          </h1>
          <EventTimes stamp={stamp} zone={zone} />
          <p className={css.line}>
            <Icon of={MapPin} size="sm" />
            {location ?? texts.placeUnknown}
          </p>
          <p className={css.line}>
            <RsvpCounts event={event} />
            {isToday(stamp, now, zone) ? <Pill tone="warn">{eventMessages.today}</Pill> : null}
          </p>
        </div>
        <div className={css.actions}>
          <RsvpButtons event={event} postId={postId} look="column" />
          <div className={css.ways}>
            {postId === undefined ? null : share(postId)}
            <AddToCalendarButton event={event} />
          </div>
        </div>
      </Card>
    </div>
  );
}

interface EventTimesProps {
  readonly stamp: string;
  readonly zone: string | undefined;
}

/** Formats date and time without a line break before AM and PM. */
const inOne = (stamp: string, zone: string | undefined) =>
  `${eventDate(stamp, zone)} · ${eventTime(stamp, zone).replace(' ', '\u00a0')}`;

/** The time in the event's zone and, if it differs, in the reader's zone. */
function EventTimes({ stamp, zone }: EventTimesProps) {
  const own = browserZone();
  return (
    <>
      <p className={css.when}>
        <time dateTime={stamp}>{inOne(stamp, zone)}</time>
        {zone ? <span className={css.zone}>{` (${zone})`}</span> : null}
      </p>
      {showSameClock(stamp, zone, own) ? null : (
        <p className={css.line}>
          <Icon of={Clock} size="sm" />
          {texts.yourTime(inOne(stamp, own))}
        </p>
      )}
    </>
  );
}
