import { browserZone } from '#shared/lib/eventTime';

/** The zone on whose clock an event is shown: its own, or the reader's where the browser lacks it. */
export function eventZone(timezone: string | undefined): string | undefined {
  if (timezone === undefined) return browserZone();
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
    return timezone;
  } catch {
    return browserZone();
  }
}
