import { MAX_EVENT_IDS, MAX_ID } from '#contract/limits';
import { invalidFields } from '../../platform/http/describeInvalid';

const wrong = (text: string) => invalidFields({ event_ids: text });

/** The ids of a list such as `3,1,2`, in its order, each once. Throws 400 for anything else, and for more than 50. */
export function readEventIds(list: string): number[] {
  const parts = list.split(',');
  if (parts.length > MAX_EVENT_IDS) throw wrong(`Ask for at most ${MAX_EVENT_IDS} events.`);
  const ids = parts.map((part) => {
    const id = /^[1-9]\d{0,15}$/.test(part) ? Number(part) : Number.NaN;
    if (!(id <= MAX_ID)) throw wrong('Must be ids with commas between them.');
    return id;
  });
  return [...new Set(ids)];
}
