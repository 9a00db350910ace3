import ical, { ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { calendarTime, zoneRules } from './calendarTime';

/** An event as calendars are told of it. */
export interface CalendarEntry {
  id: number;
  title: string;
  /** Null: it is not known any more. */
  description: string | null;
  location: string | null;
  timezone: string;
  starts_at: Date;
  /** Grows with every change. */
  revision: number;
  changed_at: Date;
  status: 'confirmed' | 'tentative' | 'cancelled';
}

export interface CalendarOptions {
  /** Origin of the product, without a slash at the end. */
  publicUrl: string;
  /** Of a calendar that is fetched again and again: its name, and after how many seconds. */
  feed?: { name: string; refreshSeconds: number };
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Without the control characters that a calendar must not hold; all line ends alike. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/** What a feed, which is written and sent anew all the time, says at most of an event. */
const FEED_TEXT_LENGTH = 500;

function clipped(text: string): string {
  const letters = [...text];
  if (letters.length <= FEED_TEXT_LENGTH) return text;
  return `${letters.slice(0, FEED_TEXT_LENGTH).join('').trimEnd()}…`;
}

function addEntry(
  calendar: ICalCalendar,
  entry: CalendarEntry,
  { publicUrl, feed }: CalendarOptions,
): void {
  const { zone, at } = calendarTime(entry.timezone, entry.starts_at);
  const page = entry.status === 'cancelled' ? null : `${publicUrl}/dashboard/events/${entry.id}`;
  const about = entry.description && feed ? clipped(entry.description) : entry.description;
  // No organizer: calendars want an e-mail address for one, and the author's is nobody's business.
  // No end either: nobody gave one, and a made-up hour would be planned by. Without it an event
  // takes no time, by the standard, and calendars show it at its start.
  calendar.createEvent({
    id: `event-${entry.id}@${new URL(publicUrl).host}`,
    sequence: entry.revision,
    stamp: entry.changed_at,
    lastModified: entry.changed_at,
    start: at,
    timezone: zone,
    summary: plain(entry.title),
    description: plain([about, page].filter(Boolean).join('\n\n')),
    location: entry.location ? plain(entry.location) : null,
    url: page,
    status: statuses[entry.status],
  });
}

/** The entries as an iCalendar text, with the rules of the zones they are in. */
export function writeCalendar(entries: readonly CalendarEntry[], options: CalendarOptions): string {
  const { feed } = options;
  const calendar = ical({
    prodId: { company: 'Quad', product: 'Events', language: 'EN' },
    timezone: { name: null, generator: zoneRules },
    ...(feed && { name: feed.name, ttl: feed.refreshSeconds }),
  });
  for (const entry of entries) addEntry(calendar, entry, options);
  return `${calendar.toString()}\r\n`;
}
