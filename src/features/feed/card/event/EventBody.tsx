import { Clock, MapPin } from 'lucide-react';
import { Suspense, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { EventDetails } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { browserZone, eventDate, eventTime, showSameClock } from '#shared/lib/eventTime';
import { safeUrl } from '#shared/lib/safeUrl';
import { parseUtc } from '#shared/lib/timeLabel';
import { usePart, type Parts } from '#shared/parts/parts';
import { DateCard } from '#shared/ui/DateCard';
import { Icon } from '#shared/ui/Icon';
import { paths } from '#shared/paths';
import css from './EventBody.module.css';

interface EventBodyProps {
  readonly postId: number;
  readonly event: EventDetails;
}

/** The event a post announces: when and where it is, who comes, and the reader's own answer. */
export function EventBody({ postId, event }: EventBodyProps) {
  const RsvpButtons = usePart('RsvpButtons');
  const RsvpCounts = usePart('RsvpCounts');
  const { id, title, location, event_datetime: stamp, timezone, going, interested } = event;
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
          <p className={css.line}>
            <Suspense fallback={eventMessages.counts(going ?? 0, interested ?? 0)}>
              <Counts of={RsvpCounts} event={event} />
            </Suspense>
          </p>
        </div>
      </div>
      <div className={css.answer}>
        <Suspense>
          <Answer of={RsvpButtons} event={event} postId={postId} />
        </Suspense>
        {id === undefined ? null : (
          <Link className={css.details} to={paths.event(id)}>
            {eventMessages.seeDetails}
          </Link>
        )}
      </div>
    </div>
  );
}

type PartProps<Name extends 'RsvpButtons' | 'RsvpCounts'> = ComponentProps<Parts[Name]> & {
  readonly of: Parts[Name];
};

const Answer = ({ of: Part, ...props }: PartProps<'RsvpButtons'>) => <Part {...props} />;
const Counts = ({ of: Part, ...props }: PartProps<'RsvpCounts'>) => <Part {...props} />;

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
