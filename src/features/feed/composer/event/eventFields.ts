import { DEFAULT_TIMEZONE } from '#contract/limits';
import { browserZone } from '#shared/lib/eventTime';
import type { EventFields } from '../../newPost';

/** The fields of an event about which nothing is said yet, in the zone of the browser where it tells it. */
export const emptyEventFields = (): EventFields => ({
  event_title: '',
  event_description: '',
  event_date: '',
  event_time: '',
  user_timezone: browserZone() ?? DEFAULT_TIMEZONE,
  location: '',
});

/** Fetches the rules of these fields. */
export const loadEventSchema = async () =>
  (await import(/* webpackChunkName: "event-schema" */ './eventSchema')).eventSchema;
