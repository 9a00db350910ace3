import ICAL from 'ical.js';

/** An event as a calendar program reads it. */
export interface ReadEntry {
  uid: string;
  sequence: number;
  summary: string;
  description: string | null;
  location: string | null;
  url: string | null;
  status: string;
  start: Date;
  /** The same as the start if there is none. */
  end: Date;
  /** The name of its zone, including `UTC`. */
  zone: string | undefined;
  /** The names of all its properties. */
  properties: string[];
}

/** A calendar as read by a program other than the one that wrote it. */
export interface ReadCalendar {
  entries: ReadEntry[];
  /** The names of the zones whose rules are included. */
  zones: string[];
  /** The value of a property of the whole calendar. */
  about(name: string): string | null;
}

const textOf = (component: ICAL.Component, name: string): string | null => {
  const value = component.getFirstPropertyValue(name);
  return value === null ? null : value.toString();
};

function readEntry(component: ICAL.Component): ReadEntry {
  const { startDate, endDate } = new ICAL.Event(component);
  return {
    uid: textOf(component, 'uid') ?? '',
    sequence: Number(textOf(component, 'sequence')),
    summary: textOf(component, 'summary') ?? '',
    description: textOf(component, 'description'),
    location: textOf(component, 'location'),
    url: textOf(component, 'url'),
    status: textOf(component, 'status') ?? '',
    start: startDate.toJSDate(),
    end: endDate.toJSDate(),
    zone: startDate.zone?.tzid,
    properties: component.getAllProperties().map(({ name }) => name),
  };
}

/** Parses an iCalendar text. Throws if it is invalid. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = ICAL.Component.fromString(text);
  return {
    entries: calendar.getAllSubcomponents('vevent').map(readEntry),
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => textOf(zone, 'tzid') ?? ''),
    about: (name) => textOf(calendar, name),
  };
}
