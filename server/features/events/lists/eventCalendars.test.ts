import fc from 'fast-check';
import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { createVerifiedUser } from '#server/testing/factories';
import { eventTimes } from '../times/eventTimes';
import { insertCalendar } from '../testing/insertCalendar';
import { groupComingEvents } from './groupComingEvents';
import { listComingEvents } from './listComingEvents';
import { listEventsByIds } from './listEventsByIds';

const EVENTS = 10_000;
const DAY_MS = 86_400_000;
const ZONES = [
  'Asia/Dhaka',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
];

interface Entry {
  zone: string;
  date: string;
  time: string;
}

let database: MigratedDatabase;
let authorId: number;
beforeAll(async () => {
  database = await createMigratedDatabase();
  const clock = { now: () => new Date('2026-03-05T10:00:00Z') };
  ({ id: authorId } = await createVerifiedUser({ deps: { db: database.db, clock } }));
});
afterAll(() => database.drop());

const formats = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);
/** The local time of a zone, as `2025-03-05 18:30:00`: texts that can be compared. */
const shownAt = (zone: string, instant: number) => formats.get(zone)?.format(instant) ?? '';

/**
 * The group of an event, computed without time zone arithmetic. It has started at `now + ahead` if
 * the local time in its zone is then its start or later. Null if its day was over yesterday.
 */
function groupOf({ zone, date, time }: Entry, now: number): string | null {
  if (shownAt(zone, now).slice(0, 10) > date) return null;
  const startsBy = (days: number) => shownAt(zone, now + days * DAY_MS) >= `${date} ${time}`;
  if (startsBy(7)) return 'within_7_days';
  if (startsBy(30)) return 'within_30_days';
  return startsBy(365) ? 'within_year' : null;
}

/** A moment, and a calendar of events around it: from three days before to 400 days after. */
const calendar = fc.record({
  now: fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  // Below the modulus of the generator, which would produce only zeros otherwise.
  seed: fc.integer({ min: 1, max: 2 ** 31 - 2 }),
});

/**
 * Entries from a seed, because a fast-check generator of this size would be too slow. Near days are
 * likelier.
 */
function entriesOf(now: number, seed: number): Entry[] {
  let state = seed;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: EVENTS }, (_, i) => {
    const days = -3 + 403 * random() ** 2;
    const shown = new Date(now + days * DAY_MS).toISOString();
    // Starts on whole and half hours often coincide, so that the order needs more than the time.
    const minutes = random() < 0.5 ? '00' : '30';
    const time = `${shown.slice(11, 13)}:${minutes}:00`;
    return { zone: ZONES[i % ZONES.length] ?? '', date: shown.slice(0, 10), time };
  });
}

/** Whether the local time is skipped or occurs twice, so that it does not determine the order. */
function isDoubtful({ zone, date, time }: Entry, startsAt: Date): boolean {
  const again = shownAt(zone, startsAt.getTime() + 3_600_000);
  const half = shownAt(zone, startsAt.getTime() + 1_800_000);
  const shown = `${date} ${time}`;
  return shownAt(zone, startsAt.getTime()) !== shown || again <= shown || half <= shown;
}

test('the groups and the list hold exactly the upcoming events of any calendar, soonest first', async () => {
  await fc.assert(
    fc.asyncProperty(calendar, async ({ now, seed }) => {
      const all = entriesOf(now.getTime(), seed).map((entry) => {
        const { zone, date, time } = entry;
        const written = { event_date: date, event_time: time, timezone: zone };
        return { entry, times: eventTimes(written) };
      });
      const sure = all.filter(({ entry, times }) => !isDoubtful(entry, times.starts_at));
      expect(sure.length).toBeGreaterThan(EVENTS * 0.98);
      await sql`TRUNCATE posts CASCADE`.execute(database.db);
      const ids = await insertCalendar(
        database.db,
        authorId,
        sure.map(({ times }) => times),
      );
      const coming = sure
        .map(({ entry, times }, i) => ({
          id: ids[i] ?? 0,
          group: groupOf(entry, now.getTime()),
          over: shownAt(entry.zone, now.getTime()).slice(0, 10) > entry.date,
          start: times.starts_at.getTime(),
        }))
        .sort((one, other) => one.start - other.start || one.id - other.id);
      const idsOf = (group: string) => coming.filter((e) => e.group === group).map(({ id }) => id);
      expect(await groupComingEvents(database.db, authorId, now)).toEqual({
        within_7_days: idsOf('within_7_days'),
        within_30_days: idsOf('within_30_days'),
        within_year: idsOf('within_year'),
      });
      const listed = coming.filter(({ over }) => !over).map(({ id }) => id);
      for (const offset of [0, 50, listed.length - 20]) {
        const page = await listComingEvents(database.db, authorId, now, { limit: 50, offset });
        expect(page.map(({ id }) => id)).toEqual(listed.slice(offset, offset + 50));
      }
      const reading = { db: database.db, clock: { now: () => now } };
      const asked = [...ids.slice(0, 25), 2 ** 40, ...ids.slice(-20)].reverse();
      const page = await listEventsByIds(reading, authorId, asked, { limit: 30, offset: 5 });
      const present = asked.filter((id) => id !== 2 ** 40);
      expect(page.map(({ id }) => id)).toEqual(present.slice(5, 35));
    }),
    // Each run fills a table, so shrinking to a smaller example would take minutes.
    { numRuns: 2, endOnFailure: true },
  );
});
