import type { Event } from '#contract/entities/event';
import { useNow } from '#shared/hooks/useNow';
import { browserZone, eventZone, isToday, showSameClock } from '#shared/events/eventTime';

/**
 * Whether an event is today, and the zone in which to show its day and time. Today is the reader's
 * day, so the time of an event of today is the reader's, too; other events have their own zone's,
 * which `zoneNote` names if its clock differs from the reader's.
 */
export function useEventDay({ event_datetime: stamp, timezone }: Event) {
  const happensToday = useNow((now) => isToday(stamp, now));
  const zone = happensToday ? browserZone() : eventZone(timezone);
  return {
    happensToday,
    zone,
    zoneNote: zone === undefined || showSameClock(stamp, zone, browserZone()) ? '' : ` (${zone})`,
  };
}
