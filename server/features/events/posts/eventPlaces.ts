import { EVENT_CAPACITY_MAX } from '#contract/limits';
import { tidyNumber } from '#contract/typed/typedNumbers';
import { invalidFields } from '#server/platform/http/input/describeInvalid';
import type { FieldErrors } from '#server/platform/http/problem';
import { readSecureAddress } from '#contract/addresses/readSecureAddress';
import { trimPasted } from '#contract/typed/trimPasted';
import * as texts from '../texts';

/** How many people an event takes, and how they join it online. */
export interface EventPlaces {
  online_url: string | null;
  join_note: string | null;
  capacity: number | null;
}

/** The same as submitted: an empty text means none, and what is omitted stays. */
export type WrittenPlaces = { [Name in keyof EventPlaces]?: string | undefined };

/** Returns the number, null for an empty text, or NaN if it is no number. */
function readCapacity(given: string): number | null {
  const typed = tidyNumber(given);
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : NaN;
}

/** Reads what was submitted about an event's places. Throws a 400 that names each wrong field. */
export function eventPlaces(before: EventPlaces, written: WrittenPlaces): EventPlaces {
  const textOf = (name: 'online_url' | 'join_note') =>
    written[name] === undefined ? before[name] : trimPasted(written[name]) || null;
  const places = {
    online_url: textOf('online_url'),
    join_note: textOf('join_note'),
    capacity: written.capacity === undefined ? before.capacity : readCapacity(written.capacity),
  };
  const { online_url, capacity } = places;
  const errors: FieldErrors = {
    ...(online_url !== null &&
      readSecureAddress(online_url) === null && { online_url: texts.wrongAddress }),
    ...(capacity !== null &&
      !(capacity >= 1 && capacity <= EVENT_CAPACITY_MAX) && {
        capacity: texts.wrongCapacity(EVENT_CAPACITY_MAX),
      }),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return places;
}

/** An event without them. */
export const noPlaces: EventPlaces = { online_url: null, join_note: null, capacity: null };
