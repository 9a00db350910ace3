import ICAL from 'ical.js';

/** An event as a calendar program understands it. */
export interface ReadEntry {
  uid: string;
  sequence: number;
  summary: string;
  description: string | null;
  location: string | null;
  url: string | null;
  status: string;
  start: Date;
  /** Name of the zone in which it is written; `UTC` too. */
  zone: string | undefined;
  /** Names of all that is said about it. */
  properties: string[];
}

/** A calendar as a program other than the one that wrote it understands it. */
export interface ReadCalendar {
  entries: ReadEntry[];
  /** Names of the zones whose rules go along. */
  zones: string[];
  /** A word about the whole calendar. */
  about(name: string): string | null;
}

const textOf = (component: ICAL.Component, name: string): string | null => {
  const value = component.getFirstPropertyValue(name);
  return value === null ? null : value.toString();
};

function readEntry(component: ICAL.Component): ReadEntry {
  const { startDate } = new ICAL.Event(component);
  return {
    uid: textOf(component, 'uid') ?? '',
    sequence: Number(textOf(component, 'sequence')),
    summary: textOf(component, 'summary') ?? '',
    description: textOf(component, 'description'),
    location: textOf(component, 'location'),
    url: textOf(component, 'url'),
    status: textOf(component, 'status') ?? '',
    start: startDate.toJSDate(),
    zone: startDate.zone?.tzid,
    properties: component.getAllProperties().map(({ name }) => name),
  };
}

/** Reads an iCalendar text. Throws where it is none. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = ICAL.Component.fromString(text);
  return {
    entries: calendar.getAllSubcomponents('vevent').map(readEntry),
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => textOf(zone, 'tzid') ?? ''),
    about: (name) => textOf(calendar, name),
  };
}
