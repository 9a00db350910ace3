import { instantOf, shownIn, type Zone } from '#domain/zones';

const DAY_MS = 86_400_000;
const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** The days that a request for events names. */
export type AskedTime =
  | 'today'
  | 'tomorrow'
  | `${'this' | 'next'} ${'week' | 'weekend' | 'month'}`
  | `${'' | 'next '}${Weekday}`;

/** A time, from its beginning to before its end. */
export interface Period {
  since: Date;
  until: Date;
}

const NAMED = new RegExp(
  `\\b(?:today|tonight|tomorrow|(?:this|next) (?:week|weekend|month)|(?:next )?(?:${WEEKDAYS.join('|')}))\\b`,
);

/** Returns the days that a text in lower case names, if any. */
export function readAskedTime(text: string): AskedTime | undefined {
  const [named] = NAMED.exec(text) ?? [];
  return named === 'tonight' ? 'today' : (named as AskedTime | undefined);
}

const capital = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

/** Names the days in a sentence, after “events”. */
export function wordsOf(asked: AskedTime): string {
  if (asked === 'this week') return 'in the next seven days';
  if (asked.endsWith('weekend')) return `${asked}, from Friday to Sunday`;
  if (!asked.endsWith('day') || asked === 'today') return asked;
  const [day = '', next] = asked.split(' ').reverse();
  return next === undefined ? `on ${capital(day)}` : `on ${next} ${capital(day)}`;
}

/** The first day of a month, in days since 1970: of this month, or of one after it. */
function monthStart(today: number, after: number): number {
  const date = new Date(today * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + after, 1) / DAY_MS;
}

/** The first of the asked days, and the one after the last, in days since 1970. */
function daysOf(asked: AskedTime, today: number): readonly [number, number] {
  // 1 January 1970 was a Thursday.
  const weekday = (today + 4) % 7;
  const sunday = today + ((7 - weekday) % 7);
  switch (asked) {
    case 'today':
      return [today, today + 1];
    case 'tomorrow':
      return [today + 1, today + 2];
    case 'this week':
      // Weeks begin on Sunday or on Monday; seven days are right for both.
      return [today, today + 7];
    case 'next week':
      return [sunday + 1, sunday + 8];
    case 'this weekend':
      // It is Friday and Saturday in some countries, Saturday and Sunday in others.
      return [Math.max(today, sunday - 2), sunday + 1];
    case 'next weekend':
      return [sunday + 5, sunday + 8];
    case 'this month':
      return [today, monthStart(today, 1)];
    case 'next month':
      return [monthStart(today, 1), monthStart(today, 2)];
    default: {
      const isNext = asked.startsWith('next ');
      const wanted = WEEKDAYS.indexOf(asked.replace('next ', '') as Weekday);
      const ahead = (wanted - weekday + 7) % 7;
      const day = today + (isNext && ahead === 0 ? 7 : ahead);
      return [day, day + 1];
    }
  }
}

/** Returns the time of the asked days in a zone. */
export function periodOf(asked: AskedTime, zone: Zone, now: Date): Period {
  const today = Math.floor(shownIn(zone, now.getTime()) / DAY_MS);
  const [first, end] = daysOf(asked, today);
  const beginning = (day: number) => new Date(instantOf(zone, day * DAY_MS));
  return { since: beginning(first), until: beginning(end) };
}
