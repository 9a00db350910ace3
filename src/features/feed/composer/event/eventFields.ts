import { DEFAULT_TIMEZONE } from '#contract/limits';
import { browserZone } from '#shared/events/eventTime';
import type { EventFields } from '../../newPost';

/** Returns the empty fields of an event, in the browser's time zone if it is known. */
export const emptyEventFields = (): EventFields => ({
  event_title: '',
  event_description: '',
  event_date: '',
  event_time: '',
  user_timezone: browserZone() ?? DEFAULT_TIMEZONE,
  location: '',
  event_end_date: '',
  event_end_time: '',
  online_url: '',
  join_note: '',
  capacity: '',
});

/** Loads the schema of these fields. */
export const loadEventSchema = async () =>
  (await import(/* webpackChunkName: "event-schema" */ './eventSchema')).eventSchema;
