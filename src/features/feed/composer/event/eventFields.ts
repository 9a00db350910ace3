import { DEFAULT_TIMEZONE } from '#contract/limits';
import { browserZone } from '#shared/lib/eventTime';
import { parseStored } from '#shared/store/persistedSlice';
import type { EventFields } from '../../newPost';

/** The fields of an event about which nothing is said yet, in the zone of the browser where it tells it. */
export const emptyEventFields = (zone = browserZone()): EventFields => ({
  event_title: '',
  event_description: '',
  event_date: '',
  event_time: '',
  user_timezone: zone ?? DEFAULT_TIMEZONE,
  location: '',
});

/** The fields kept as a draft; what is missing or unusable in it counts as empty. */
export function readEventDraft(text: string): EventFields {
  const fields = emptyEventFields();
  const stored = parseStored(text === '' ? null : text);
  if (typeof stored !== 'object' || stored === null) return fields;
  for (const [name, value] of Object.entries(stored))
    if (name in fields && typeof value === 'string') fields[name as keyof EventFields] = value;
  return fields;
}

/** The fields as a draft: '' while nothing is said, so that an untouched form leaves none. */
export function writeEventDraft({ user_timezone, ...said }: EventFields): string {
  const isEmpty = Object.values(said).every((text) => text.trim() === '');
  return isEmpty ? '' : JSON.stringify({ ...said, user_timezone });
}

/** The fields as they are sent. */
export const trimEventFields = (fields: EventFields): EventFields => ({
  ...fields,
  event_title: fields.event_title.trim(),
  event_description: fields.event_description.trim(),
  user_timezone: fields.user_timezone.trim(),
  location: fields.location.trim(),
});
