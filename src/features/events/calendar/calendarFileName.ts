import { EVENT_TITLE_MAX_LENGTH } from '#contract/limits';

const MAX_LENGTH = 60;

/** Returns a file name for an event that works on every system, such as 'open-day.ics'. */
export function calendarFileName({ id, title }: { id: number; title: string }): string {
  const words = title
    // Truncate first: the time to normalise grows with the square of the marks on one letter.
    .slice(0, EVENT_TITLE_MAX_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = words?.join('-').slice(0, MAX_LENGTH).replace(/-$/, '');
  return `${name ?? `event-${id}`}.ics`;
}
