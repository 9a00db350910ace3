import { readWallTime } from '#shared/lib/wallTime';
import { typedZone } from '#shared/lib/zones/zoneNames';
import type { EventFields } from '../../newPost';

const LAST_MINUTE = '23:59';

/** Whether an event starts in the past. While it has no time, its day must be over. */
export function startsInPast(
  { event_date, event_time, user_timezone }: EventFields,
  now: number,
): boolean {
  const zone = typedZone(user_timezone) ?? '';
  const start = readWallTime(event_date, event_time || LAST_MINUTE, zone);
  return start !== undefined && start.moment < now;
}
