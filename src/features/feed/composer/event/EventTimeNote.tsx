import { Clock } from 'lucide-react';
import { useNow } from '#shared/hooks/useNow';
import { browserZone, eventDate, eventTime, showSameClock } from '#shared/events/eventTime';
import { readWallTime, type WallTime } from '#shared/lib/wallTime';
import { typedZone } from '#shared/lib/zones/zoneNames';
import { Icon } from '#shared/ui/marks/Icon';
import { Notice } from '#shared/ui/feedback/Notice';
import type { EventFields } from '../../newPost';
import * as texts from '../texts';
import css from './EventFieldset.module.css';
import { startsInPast } from './startsInPast';

/** Formats a date as '28 November 2026' in a zone the browser knows. */
const plainDate = (stamp: string, zone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(new Date(stamp));

/** Returns 'New York' for 'America/New_York'. */
const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

function oddityText(time: WallTime, written: string, city: string): string | null {
  if (time.kind === 'skipped') return texts.clocksGoForward(city, written, time.shown);
  if (time.kind === 'repeated') return texts.clocksGoBack(city, written);
  return null;
}

/**
 * Describes when the event starts: in its zone and, if different, for the reader. Also warns about
 * times in the past, and those that a clock change skips or repeats.
 */
export function EventTimeNote({ value }: { readonly value: EventFields }) {
  const zone = typedZone(value.user_timezone) ?? '';
  const time = readWallTime(value.event_date, value.event_time, zone);
  const stamp = time ? new Date(time.moment).toISOString() : '';
  const isPast = useNow((now) => startsInPast(value, now));
  const oddity = time ? oddityText(time, value.event_time, cityOf(zone)) : null;
  return (
    <div role="status" className={css.notes}>
      {time ? (
        <p className={css.note}>
          <Icon of={Clock} size="sm" />
          <span>
            {texts.starts(plainDate(stamp, zone), eventTime(stamp, zone), cityOf(zone))}
            {showSameClock(stamp, zone, browserZone()) ? null : ` · ${inYourTime(stamp, zone)}`}
          </span>
        </p>
      ) : null}
      {isPast ? <Notice tone="warn">{texts.startsInThePast}</Notice> : null}
      {oddity ? <Notice tone="warn">{oddity}</Notice> : null}
    </div>
  );
}

/** Returns '11:00 AM in your time', with the day if it differs. */
function inYourTime(stamp: string, zone: string): string {
  const day = eventDate(stamp);
  const time = eventTime(stamp);
  return day === eventDate(stamp, zone) ? texts.inYourTime(time) : texts.onDayInYourTime(day, time);
}
