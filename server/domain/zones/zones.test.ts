import fc from 'fast-check';
import { findZone, instantOf, nextDayAfter, type Zone } from '.';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ZONES = [
  'Asia/Dhaka',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'America/Nuuk',
  'Africa/Monrovia',
];

function zoneOf(name: string): Zone {
  const zone = findZone(name);
  if (!zone) throw new Error(`${name} is no zone.`);
  return zone;
}

const shownFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The local time of a zone as if it were UTC: read from the formatted fields, not from the offset.
 */
function shownAt(zone: string, instant: number): number {
  const format =
    shownFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  shownFormats.set(zone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, +value]));
  const field = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  );
}

/** The instants, to the second, at which a zone's clocks change between two instants. */
function changesBetween(zone: string, start: number, end: number, step: number): number[] {
  const found: number[] = [];
  const ahead = (instant: number) => shownAt(zone, instant) - instant;
  for (let from = start; from < end; from += step) {
    if (ahead(from) === ahead(from + step)) continue;
    let [low, high] = [from, from + step];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (ahead(middle) === ahead(low)) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

const minute = { min: 0, max: Math.floor(Date.UTC(2200, 11, 31) / MINUTE_MS) };
const changes = new Map(
  ZONES.map((zone) => [zone, changesBetween(zone, 0, Date.UTC(2045, 0), 20 * DAY_MS)]),
);

/** A zone and a local time, most often within two days of a clock change. */
const shownTime = fc.constantFrom(...ZONES).chain((zone) => {
  const around = changes.get(zone) ?? [];
  const anyTime = fc.integer(minute).map((count) => count * MINUTE_MS);
  const nearChange = fc
    .tuple(fc.constantFrom(...around, 0), fc.integer({ min: -2880, max: 2880 }))
    .map(([change, minutes]) => Math.floor(change / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS)
    .map(
      (instant) => instant + Math.round((shownAt(zone, instant) - instant) / MINUTE_MS) * MINUTE_MS,
    );
  const shown = fc.oneof({ weight: 4, arbitrary: nearChange }, { weight: 1, arbitrary: anyTime });
  return fc.record({ zone: fc.constant(zone), shown });
});

/** Every instant, to the half minute, with this local time, found by brute force. */
function instantsShowing(zone: string, shown: number): number[] {
  const found: number[] = [];
  for (let ahead = -16 * HOUR_MS; ahead <= 16 * HOUR_MS; ahead += MINUTE_MS / 2) {
    const instant = shown - ahead;
    if (shownAt(zone, instant) === shown) found.push(instant);
  }
  return found;
}

test('a time becomes the first instant with that local time, or moves forward by the clock change', () => {
  fc.assert(
    fc.property(shownTime, ({ zone, shown }) => {
      const instant = instantOf(zoneOf(zone), shown);
      const showing = instantsShowing(zone, shown);
      if (showing.length > 0) {
        expect(instant).toBe(Math.min(...showing));
        return;
      }
      const [change = 0] = changesBetween(zone, instant - 25 * HOUR_MS, instant, HOUR_MS);
      const put = shownAt(zone, change) - shownAt(zone, change - 1000) - 1000;
      expect(put).toBeGreaterThan(0);
      expect(shownAt(zone, instant)).toBe(shown + put);
    }),
    { numRuns: 150, examples: [[{ zone: 'America/Nuuk', shown: Date.UTC(2123, 2, 27, 23) }]] },
  );
});

test('a day ends at the first instant with a later local date', () => {
  fc.assert(
    fc.property(shownTime, ({ zone, shown }) => {
      const instant = instantOf(zoneOf(zone), shown);
      const dateAt = (at: number) => Math.floor(shownAt(zone, at) / DAY_MS);
      const end = nextDayAfter(zoneOf(zone), instant);
      expect(end - instant).toBeGreaterThan(0);
      expect(end - instant).toBeLessThan(27 * HOUR_MS);
      expect(dateAt(end)).toBeGreaterThan(dateAt(instant));
      expect(dateAt(end - 1000)).toBe(dateAt(instant));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['that does not exist moves forward', 'America/New_York', '2025-03-09T02:30', '2025-03-09T07:30'],
  ['that exists twice is the first', 'America/New_York', '2025-11-02T01:30', '2025-11-02T05:30'],
  ['on a day left out is the next day’s', 'Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00'],
  ['at an offset of half a minute', 'Africa/Monrovia', '1971-06-01T12:00', '1971-06-01T12:44:30'],
  ['in a zone without changes', 'Asia/Dhaka', '2200-12-31T23:59', '2200-12-31T17:59'],
])('a time %s', (_, zone, shown, instant) => {
  expect(new Date(instantOf(zoneOf(zone), Date.parse(`${shown}Z`)))).toEqual(
    new Date(`${instant}Z`),
  );
});

test.each([
  ['America/Sao_Paulo', '2018-11-03T20:00', '2018-11-04T03:00', 'midnight is left out'],
  ['Asia/Beirut', '2025-03-29T20:00', '2025-03-29T22:00', 'midnight is left out'],
  ['Africa/Cairo', '2025-04-24T20:00', '2025-04-24T22:00', 'midnight is left out'],
  ['America/Havana', '2025-11-01T20:00', '2025-11-02T04:00', 'midnight comes twice'],
  ['America/Nuuk', '2025-03-29T23:30', '2025-03-31T01:00', 'the start moves into the next day'],
  ['Europe/London', '2025-10-26T00:00', '2025-10-27T00:00', 'the day has 25 hours'],
])('a day of %s that begins its event at %s ends at %s UTC: %s', (zone, shown, end) => {
  const instant = instantOf(zoneOf(zone), Date.parse(`${shown}Z`));
  expect(new Date(nextDayAfter(zoneOf(zone), instant))).toEqual(new Date(`${end}Z`));
});

test.each(['', ' ', 'Foo/Bar', '+06:00', '-05', 'GMT+3', '../etc/passwd', 'Asia', '__proto__'])(
  '%j is no zone',
  (name) => {
    expect(findZone(name)).toBeUndefined();
  },
);

test('a zone keeps the name it was given, in the usual case; aliases share one key', () => {
  expect(findZone('asia/dhaka')).toEqual({ name: 'Asia/Dhaka', key: 'Asia/Dhaka' });
  expect(findZone('Asia/Kolkata')?.name).toBe('Asia/Kolkata');
  expect(findZone('Asia/Kolkata')?.key).toBe(findZone('Asia/Calcutta')?.key);
});
