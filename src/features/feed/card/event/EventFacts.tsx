import { clsx } from 'clsx';
import { Clock, MapPin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SharedEvent } from '#contract/entities/event';
import { eventPlace } from '#shared/events/eventPlace';
import { browserZone, eventSpan, showSameClock } from '#shared/events/eventTime';
import { safeUrl } from '#shared/lib/safeUrl';
import { parseUtc } from '#shared/lib/timeLabel';
import { todaysZone } from '#shared/lib/zones/todaysZone';
import { DateCard } from '#shared/ui/marks/DateCard';
import { Icon } from '#shared/ui/marks/Icon';
import * as texts from '../../texts';
import css from './EventFacts.module.css';

interface EventFactsProps {
  readonly event: SharedEvent;
  /** The level of its title: 'h1' if the page is about the event. */
  readonly heading: 'h1' | 'h3';
  /** Rendered below the place. */
  readonly children?: ReactNode;
}

/** An event's picture, date, title, times and place. */
export function EventFacts({ event, heading: Heading, children }: EventFactsProps) {
  const { title, event_datetime: stamp, timezone } = event;
  const place = eventPlace(event);
  const [isBroken, setIsBroken] = useState(false);
  const banner = isBroken ? null : safeUrl(event.image_url);
  const isPage = Heading === 'h1';
  return (
    <>
      {banner ? (
        <img
          className={css.banner}
          src={banner}
          alt=""
          loading={isPage ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      ) : null}
      <div className={css.facts}>
        <DateCard date={new Date(parseUtc(stamp))} timeZone={timezone} />
        <div className={css.words}>
          <Heading
            tabIndex={isPage ? -1 : undefined}
            className={clsx(css.title, isPage && css.large)}
            dir="auto"
          >
            {title}
          </Heading>
          <EventTimes stamp={stamp} end={event.ends_at} zone={timezone} />
          {place ? (
            <p className={css.line}>
              <Icon of={MapPin} size="sm" />
              <bdi>{place}</bdi>
            </p>
          ) : null}
          {children ? <p className={css.line}>{children}</p> : null}
        </div>
      </div>
    </>
  );
}

interface EventTimesProps {
  readonly stamp: string;
  readonly end: string | null | undefined;
  readonly zone: string | undefined;
}

/** The event's own date and time, followed by the reader's local time if it differs. */
function EventTimes({ stamp, end, zone }: EventTimesProps) {
  const ownZone = browserZone();
  const shownZone = zone === undefined ? ownZone : todaysZone(zone);
  return (
    <>
      <p className={css.line}>
        <time dateTime={stamp}>
          {eventSpan(stamp, end, shownZone)}
          {shownZone ? ` (${shownZone})` : null}
        </time>
      </p>
      {showSameClock(stamp, shownZone, ownZone) ? null : (
        <p className={css.line}>
          <Icon of={Clock} size="sm" />
          {texts.yourTime(eventSpan(stamp, end, ownZone))}
        </p>
      )}
    </>
  );
}
