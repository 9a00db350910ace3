import type { LogHeader } from '#replay/logFormat';
import { isTimeZone } from '#shared/lib/wallTime';

/** The time zone in which a log was recorded; undefined without one that this browser knows. */
export function recordedZone({ screen }: LogHeader): string | undefined {
  const zone = screen?.timezone;
  return zone != null && isTimeZone(zone) ? zone : undefined;
}
