import type { NotificationDetails } from '#contract/entities/notification';
import { clipToWord } from '#domain/words';

const TITLE_MAX_LENGTH = 80;

/** The details of a notification about an event: its title and its start. */
export const detailsOfEvent = (event: {
  title: string;
  starts_at: Date;
  timezone: string;
}): NotificationDetails => ({
  title: clipToWord(event.title, TITLE_MAX_LENGTH),
  event_datetime: event.starts_at.toISOString(),
  timezone: event.timezone,
});
