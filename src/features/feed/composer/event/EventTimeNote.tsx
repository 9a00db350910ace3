import { Clock } from 'lucide-react';
import { browserZone, eventDate, eventTime, showSameClock } from '#shared/lib/eventTime';
import { readWallTime, type WallTime } from '#shared/lib/wallTime';
import { Icon } from '#shared/ui/marks/Icon';
import { Notice } from '#shared/ui/feedback/Notice';
import type { EventFields } from '../../newPost';
import css from './EventFieldset.module.css';

/** Formats a date as '28 November 2026' in a zone the browser knows. */
const plainDate = (stamp: string, zone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(new Date(stamp));

/** Returns 'New York' for 'America/New_York'. */
const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

function oddityText(time: WallTime, written: string, city: string): string | null {
  if (time.kind === 'skipped')
    return `Clocks in ${city} go forward on this day: ${written} does not exist. The event will be moved forward to ${time.shown}.`;
  if (time.kind === 'repeated')
    return `Clocks in ${city} go back on this day, so ${written} happens twice. We’ll use the first one.`;
  return null;
}

/**
 * Describes when the event starts: in its zone and, if different, for the reader. Also warns about
 * times that a clock change skips or repeats.
 */
export function EventTimeNote({ value }: { readonly value: EventFields }) {
  const zone = value.user_timezone.trim();
  const time = readWallTime(value.event_date, value.event_time, zone);
  const stamp = time ? new Date(time.moment).toISOString() : '';
  const oddity = time ? oddityText(time, value.event_time, cityOf(zone)) : null;
  return (
    <div role="status" className={css.notes}>
      {time ? (
        <p className={css.note}>
          <Icon of={Clock} size="sm" />
          <span>
            {`Starts on ${plainDate(stamp, zone)} at ${eventTime(stamp, zone)} (${cityOf(zone)} time)`}
            {showSameClock(stamp, zone, browserZone()) ? null : ` · ${inYourTime(stamp, zone)}`}
          </span>
        </p>
      ) : null}
      {oddity ? <Notice tone="warn">{oddity}</Notice> : null}
    </div>
  );
}

/** Returns '11:00 AM in your time', with the day if it differs. */
function inYourTime(stamp: string, zone: string): string {
  const day = eventDate(stamp);
  const when = day === eventDate(stamp, zone) ? '' : `${day} at `;
  return `${when}${eventTime(stamp)} in your time`;
}
