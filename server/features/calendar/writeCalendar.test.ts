import fc from 'fast-check';
import { readCalendar } from './testing/readCalendar';
import { writeCalendar, type CalendarEntry } from './writeCalendar';

const publicUrl = 'https://quad.example:8443';
const ZONES = [
  'Asia/Dhaka',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
];
const talk: CalendarEntry = {
  id: 7,
  title: 'Optics evening',
  description: 'Lenses, and tea.',
  location: 'Curzon Hall',
  host: { username: 'nusrat_j', display_name: 'Nusrat Jahan' },
  timezone: 'Asia/Dhaka',
  starts_at: new Date('2026-03-05T12:30:00Z'),
  ends_at: null,
  revision: 0,
  changed_at: new Date('2026-01-02T03:04:05Z'),
  status: 'confirmed',
};
const write = (...changes: Partial<CalendarEntry>[]) =>
  writeCalendar(
    changes.map((change) => ({ ...talk, ...change })),
    { publicUrl },
  );
const readOne = (change: Partial<CalendarEntry>) => {
  const { entries } = readCalendar(write(change));
  expect(entries).toHaveLength(1);
  return entries[0];
};

test('an event is read back unchanged, in local time of its zone, with the rules of the zone', () => {
  const text = write({});
  expect(text).toContain('DTSTART;TZID=Asia/Dhaka:20260305T183000\r\n');
  expect(text).toContain('DTSTAMP:20260102T030405Z\r\n');
  expect(text).toContain('LAST-MODIFIED:20260102T030405Z\r\n');
  const { entries, zones, about } = readCalendar(text);
  expect([about('version'), zones]).toEqual(['2.0', ['Asia/Dhaka']]);
  expect(entries).toEqual([
    {
      uid: 'event-7@quad.example:8443',
      sequence: 0,
      summary: 'Optics evening',
      description:
        'Lenses, and tea.\n\nHosted by Nusrat Jahan (@nusrat_j)\n\nhttps://quad.example:8443/dashboard/events/7',
      location: 'Curzon Hall',
      url: 'https://quad.example:8443/dashboard/events/7',
      status: 'CONFIRMED',
      start: talk.starts_at,
      end: talk.starts_at,
      zone: 'Asia/Dhaka',
      properties: [
        ...['uid', 'sequence', 'dtstamp', 'dtstart', 'summary', 'location', 'description'],
        ...['url', 'status', 'last-modified'],
      ],
    },
  ]);
});

test('starts are read back to the minute in ten zones, across every clock change', () => {
  const quarter = 15 * 60_000;
  const first = Date.UTC(2024, 0, 1);
  const quarters = (Date.UTC(2029, 0, 1) - first) / quarter;
  const moment = fc.integer({ min: 0, max: quarters - 1 });
  let inOwnZone = 0;
  let all = 0;
  fc.assert(
    fc.property(fc.array(moment, { minLength: 60, maxLength: 60 }), (moments) => {
      const entries = moments.map((at, i) => ({
        timezone: ZONES[i % ZONES.length] ?? '',
        starts_at: new Date(first + at * quarter),
      }));
      const read = readCalendar(write(...entries)).entries;
      expect(read.map(({ start }) => start)).toEqual(entries.map(({ starts_at }) => starts_at));
      all += read.length;
      inOwnZone += read.filter(({ zone }, i) => zone === entries[i]?.timezone).length;
    }),
    { numRuns: 40 },
  );
  // Casablanca, a tenth of them, changes its clocks by the moon, which no rule can express.
  expect(inOwnZone / all).toBeGreaterThan(0.85);
});

test.each([
  ['the hour before clocks go forward', '2026-03-29T00:59:00Z', 'Europe/London'],
  ['the minute after', '2026-03-29T01:00:00Z', 'Europe/London'],
  ['the first of two half past ones', '2026-10-25T00:30:00Z', 'Europe/London'],
  ['the second of two half past ones', '2026-10-25T01:30:00Z', 'Europe/London'],
  ['the first of two, half an hour apart', '2026-04-04T14:45:00Z', 'Australia/Lord_Howe'],
  ['the second of two, half an hour apart', '2026-04-04T15:15:00Z', 'Australia/Lord_Howe'],
  ['a summer before Cairo had summer time', '2022-07-01T10:00:00Z', 'Africa/Cairo'],
  ['a distant year', '2200-07-01T10:00:00Z', 'America/New_York'],
])('%s is read back as the same moment', (_, at, timezone) => {
  const starts_at = new Date(at);
  expect(readOne({ starts_at, timezone })?.start).toEqual(starts_at);
});

test.each([
  ['Europe/London', '2026-10-24T20:00:00Z', '2026-10-25T09:00:00Z', 'Europe/London'],
  ['Europe/London', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00Z', 'UTC'],
  ['America/New_York', '2026-03-07T23:00:00Z', '2026-03-08T20:00:00Z', 'America/New_York'],
  ['Australia/Lord_Howe', '2026-04-04T01:00:00Z', '2026-04-05T08:00:00Z', 'Australia/Lord_Howe'],
])('an end in %s is read back across a clock change', (timezone, start, end, zone) => {
  const [starts_at, ends_at] = [new Date(start), new Date(end)];
  const read = readOne({ starts_at, ends_at, timezone });
  expect([read?.start, read?.end, read?.zone]).toEqual([starts_at, ends_at, zone]);
});

test('an event without an end has none in calendars either', () => {
  expect(readOne({})?.properties).not.toContain('dtend');
  expect(readOne({ ends_at: new Date('2026-03-05T13:30:00Z') })?.properties).toContain('dtend');
});

test('near a clock change the start is in UTC, otherwise in local time of the zone', () => {
  const zoneAt = (at: string) =>
    readOne({ starts_at: new Date(at), timezone: 'Europe/London' })?.zone;
  expect(zoneAt('2026-10-25T00:30:00Z')).toBe('UTC');
  expect(zoneAt('2026-10-25T12:00:00Z')).toBe('Europe/London');
});

test.each([
  ['US/Eastern', 'America/New_York', ['America/New_York']],
  ['Asia/Calcutta', 'Asia/Kolkata', ['Asia/Kolkata']],
  ['UTC', 'UTC', []],
  ['Mars/Olympus', 'UTC', []],
  ['constructor', 'UTC', []],
])('an event in %s is written in %s', (timezone, zone, zones) => {
  const calendar = readCalendar(write({ timezone }));
  expect(calendar.entries[0]).toMatchObject({ start: talk.starts_at, zone });
  expect(calendar.zones).toEqual(zones);
});

test('the rules of a zone are included once, however many events are in it', () => {
  expect(readCalendar(write({}, {}, { timezone: 'Europe/London' })).zones).toEqual([
    'Asia/Dhaka',
    'Europe/London',
  ]);
});

const hostile = [
  'Tea\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Mine',
  'BEGIN:VEVENT',
  'a,b;c\\n:"d"',
  '\\',
  'এসো, আলো দেখি — বিশ্ববিদ্যালয়ের আলোকবিজ্ঞান সন্ধ্যা '.repeat(4).trim(),
  '👩‍🔬🔭'.repeat(60),
  'ATTACH:https://evil.example/\rX-ALT-DESC:no',
];

test.each(hostile)('%j stays text, in every property', (text) => {
  const expected = text.replace(/\r\n?/g, '\n');
  const host = { username: 'nusrat_j', display_name: text };
  const change = { title: text, description: text, location: text, host };
  const written = write(change);
  const entry = readOne(change);
  expect(entry).toMatchObject({ summary: expected, location: expected });
  expect(entry?.description).toBe(
    `${expected}\n\nHosted by ${expected} (@nusrat_j)\n\n${publicUrl}/dashboard/events/7`,
  );
  expect(entry?.properties).toEqual(readOne({})?.properties);
  const lines = written.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
});

test('any text is read back, without the control characters that are invalid in calendars', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      expect(readOne({ title: `x${title}` })?.summary).toBe(`x${title}`);
    }),
  );
  expect(readOne({ title: 'a\u0000b\u0007c\u001bd\u0085e\tf' })?.summary).toBe('abcde\tf');
});

test.each([
  ['chose none', { username: 'nusrat_j', display_name: null }, '\n\nHosted by nusrat_j'],
  ['is no longer known', null, ''],
])('a host whose name %s', (_, host, words) => {
  const page = `${publicUrl}/dashboard/events/7`;
  expect(readOne({ host })?.description).toBe(`Lenses, and tea.${words}\n\n${page}`);
});

test('a cancelled event has that status, and no link', () => {
  const entry = readOne({
    status: 'cancelled',
    description: null,
    location: null,
    host: null,
    revision: 4,
  });
  expect(entry).toMatchObject({ status: 'CANCELLED', sequence: 4, url: null, location: null });
  expect(entry?.description ?? '').toBe('');
});

test('a feed has a name and a refresh interval', () => {
  const feed = { name: 'Quad events', refreshSeconds: 3600 };
  const { about, entries } = readCalendar(writeCalendar([], { publicUrl, feed }));
  expect(entries).toEqual([]);
  const words = ['x-wr-calname', 'refresh-interval', 'x-published-ttl'].map(about);
  expect(words).toEqual(['Quad events', 'PT1H', 'PT1H']);
});

test('a feed has the beginning of a long text and a link to the rest, a file has all of it', () => {
  const description = '🔭 light '.repeat(1_000).trim();
  const feed = { name: 'Quad events', refreshSeconds: 3600 };
  const entry = { ...talk, description };
  const rest = `Hosted by Nusrat Jahan (@nusrat_j)\n\n${publicUrl}/dashboard/events/7`;
  const told = readCalendar(writeCalendar([entry], { publicUrl, feed })).entries[0]?.description;
  const [beginning = '', after] = told?.split('…') ?? [];
  expect([...beginning].length).toBeLessThanOrEqual(500);
  expect(description.startsWith(beginning) && beginning.length > 490).toBe(true);
  expect(after).toBe(`\n\n${rest}`);
  expect(readOne({ description })?.description).toBe(`${description}\n\n${rest}`);
});
