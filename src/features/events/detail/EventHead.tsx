import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Event } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { useNow } from '#shared/hooks/useNow';
import { useWindowName } from '#shared/hooks/useWindowName';
import {
  browserZone,
  eventSpan,
  eventZone,
  isToday,
  showSameClock,
} from '#shared/events/eventTime';
import { parseUtc } from '#shared/lib/timeLabel';
import { Card } from '#shared/ui/layout/Card';
import { DateCard } from '#shared/ui/marks/DateCard';
import { Icon } from '#shared/ui/marks/Icon';
import { Pill } from '#shared/ui/marks/Pill';
import { AddToCalendarButton } from '../calendar/AddToCalendarButton';
import { EventPicture } from '../EventPicture';
import { PlaceFacts } from '../places/PlaceFacts';
import { RsvpButtons, RsvpCounts } from '../RsvpButtons';
import * as texts from '../texts';
import css from './EventHead.module.css';
import { OnlineFacts } from './OnlineFacts';

interface EventHeadProps {
  readonly event: Event;
  readonly share: (postId: number) => ReactNode;
}

/** The picture of an event and, over its bottom edge, the card with the facts and actions. */
export function EventHead({ event, share }: EventHeadProps) {
  const { id, title, location, event_datetime: stamp, image_url: image, post_id: postId } = event;
  useWindowName(title);
  const zone = eventZone(event.timezone);
  const happensToday = useNow((now) => isToday(stamp, now));
  return (
    <div className={css.head}>
      <div className={css.banner}>
        <EventPicture url={image} eventId={id} />
      </div>
      <Card padding="lg" className={css.card}>
        <DateCard date={new Date(parseUtc(stamp))} timeZone={zone} size="lg" />
        <div className={css.facts}>
          <h1 tabIndex={-1} className={css.title} dir="auto">
            {title}
          </h1>
          <EventTimes stamp={stamp} end={event.ends_at} zone={zone} />
          {location || !event.is_online ? (
            <p className={css.line}>
              <Icon of={MapPin} size="sm" />
              <bdi>{location ?? texts.placeUnknown}</bdi>
            </p>
          ) : null}
          <OnlineFacts event={event} />
          <PlaceFacts event={event} className={css.line} />
          <p className={css.line}>
            <RsvpCounts event={event} />
            {happensToday ? <Pill tone="warn">{eventMessages.today}</Pill> : null}
          </p>
        </div>
        <div className={css.actions}>
          <RsvpButtons event={event} postId={postId} look="column" />
          <div className={css.ways}>
            {share(postId)}
            <AddToCalendarButton event={event} />
          </div>
        </div>
      </Card>
    </div>
  );
}

interface EventTimesProps {
  readonly stamp: string;
  readonly end: string | null | undefined;
  readonly zone: string | undefined;
}

/** The time in the event's zone and, if it differs, in the reader's zone. */
function EventTimes({ stamp, end, zone }: EventTimesProps) {
  const own = browserZone();
  return (
    <>
      <p className={css.when}>
        <time dateTime={stamp}>{eventSpan(stamp, end, zone)}</time>
        {zone ? <span className={css.zone}>{` (${zone})`}</span> : null}
      </p>
      {showSameClock(stamp, zone, own) ? null : (
        <p className={css.line}>
          <Icon of={Clock} size="sm" />
          {texts.yourTime(eventSpan(stamp, end, own))}
        </p>
      )}
    </>
  );
}
