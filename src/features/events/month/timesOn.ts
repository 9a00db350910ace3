import type { Event } from '#contract/entities/event';
import { eventTime } from '#shared/events/eventTime';
import * as texts from '../texts';
import { daysOfEvent, type Day } from './monthDays';

/** The times of an event on one of its days, such as '6:30 PM – 8:30 PM' or 'until 2:00 AM'. */
export function timesOn(day: Day, event: Event): string {
  const { event_datetime: starts, ends_at: ends } = event;
  const touched = daysOfEvent(event);
  if (!touched || !ends) return eventTime(starts);
  const { first, last } = touched;
  if (first === last) return texts.fromTo(eventTime(starts), eventTime(ends));
  if (day === first) return texts.from(eventTime(starts));
  return day === last ? texts.until(eventTime(ends)) : texts.allDay;
}
