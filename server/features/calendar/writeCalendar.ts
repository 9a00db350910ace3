import ical, { ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { fullNameOf } from '#contract/names/fullNameOf';
import { calendarTimes, zoneRules } from './calendarTime';
import * as texts from './texts';

/** An event as written into calendars. */
export interface CalendarEntry {
  id: number;
  title: string;
  /** Null if it is no longer known. */
  description: string | null;
  location: string | null;
  /** Null if it is no longer known. */
  host: { username: string; display_name: string | null } | null;
  timezone: string;
  starts_at: Date;
  ends_at: Date | null;
  /** Increases with every change. */
  revision: number;
  changed_at: Date;
  status: 'confirmed' | 'tentative' | 'cancelled';
}

export interface CalendarOptions {
  /** The product's origin, without a trailing slash. The ids of events have its host. */
  publicUrl: string;
  /** The origin for links, if the reader opens the product elsewhere. */
  openedAt?: string;
  /** For a subscribed calendar: its name, and its refresh interval in seconds. */
  feed?: { name: string; refreshSeconds: number };
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Removes the control characters that are invalid in calendars, and normalises line ends. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/**
 * The maximum length of a description in a feed, which is generated and sent again at each refresh.
 */
const FEED_TEXT_LENGTH = 500;

function clipped(text: string): string {
  const letters = [...text];
  if (letters.length <= FEED_TEXT_LENGTH) return text;
  return `${letters.slice(0, FEED_TEXT_LENGTH).join('').trimEnd()}…`;
}

function addEntry(
  calendar: ICalCalendar,
  entry: CalendarEntry,
  { publicUrl, openedAt = publicUrl, feed }: CalendarOptions,
): void {
  const { zone, start, end } = calendarTimes(entry);
  const page = entry.status === 'cancelled' ? null : `${openedAt}/dashboard/events/${entry.id}`;
  const about = entry.description && feed ? clipped(entry.description) : entry.description;
  const host = entry.host && texts.hostedBy(fullNameOf(entry.host));
  // No organizer, because calendars require an e-mail address for one, and the author's is private.
  // Without an end, none is invented, because readers would plan by it. By the standard, an event
  // without an end takes no time, and calendars show it at its start.
  calendar.createEvent({
    id: `event-${entry.id}@${new URL(publicUrl).host}`,
    sequence: entry.revision,
    stamp: entry.changed_at,
    lastModified: entry.changed_at,
    start,
    end,
    timezone: zone,
    summary: plain(entry.title),
    description: plain([about, host, page].filter(Boolean).join('\n\n')),
    location: entry.location ? plain(entry.location) : null,
    url: page,
    status: statuses[entry.status],
  });
}

/** The entries as an iCalendar text, with the rules of their zones. */
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
