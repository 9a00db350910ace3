import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventDetails } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { browserZone, eventDate, eventTime, showSameClock } from '#shared/lib/eventTime';
import { safeUrl } from '#shared/lib/safeUrl';
import { parseUtc } from '#shared/lib/timeLabel';
import { DateCard } from '#shared/ui/marks/DateCard';
import { Icon } from '#shared/ui/marks/Icon';
import { paths } from '#shared/paths';
import css from './EventBody.module.css';

/** What a card shows of the event that it announces and only the page can give. */
export interface EventParts {
  /** Going and Interested; `postId` is the post that announces the event. */
  readonly answer: (event: EventDetails, postId: number) => ReactNode;
  /** How many go and are interested, with the reader's unconfirmed RSVP. */
  readonly counts: (event: EventDetails) => ReactNode;
}

interface EventBodyProps {
  readonly postId: number;
  readonly event: EventDetails;
  readonly parts: EventParts;
}

/** The event a post announces: when and where it is, who comes, and the reader's own answer. */
export function EventBody({ postId, event, parts }: EventBodyProps) {
  const { id, title, location, event_datetime: stamp, timezone } = event;
  const banner = safeUrl(event.image_url);
  const date = new Date(parseUtc(stamp));
  return (
    <div className={css.event}>
      {banner ? (
        <img className={css.banner} src={banner} alt="" loading="lazy" decoding="async" />
      ) : null}
      <div className={css.facts}>
        <DateCard date={date} timeZone={timezone} />
        <div className={css.words}>
          <h3 className={css.title}>{title}</h3>
          <EventTimes stamp={stamp} zone={timezone} />
          {location ? (
            <p className={css.line}>
              <Icon of={MapPin} size="sm" />
              {location}
            </p>
          ) : null}
          <p className={css.line}>{parts.counts(event)}</p>
        </div>
      </div>
      <div className={css.answer}>
        {parts.answer(event, postId)}
        {id === undefined ? null : (
          <Link className={css.details} to={paths.event(id)}>
            {eventMessages.seeDetails}
          </Link>
        )}
      </div>
    </div>
  );
}

interface EventTimesProps {
  readonly stamp: string;
  readonly zone: string | undefined;
}

/** The event's own date and time, and under it the reader's where the clocks differ. */
function EventTimes({ stamp, zone }: EventTimesProps) {
  const ownZone = browserZone();
  const shownZone = zone ?? ownZone;
  return (
    <>
      <p className={css.line}>
        <time dateTime={stamp}>
          {`${eventDate(stamp, shownZone)} · ${eventTime(stamp, shownZone)}`}
          {shownZone ? ` (${shownZone})` : null}
        </time>
      </p>
      {showSameClock(stamp, shownZone, ownZone) ? null : (
        <p className={css.line}>
          <Icon of={Clock} size="sm" />
          {`Your time: ${eventDate(stamp, ownZone)} · ${eventTime(stamp, ownZone)}`}
        </p>
      )}
    </>
  );
}
