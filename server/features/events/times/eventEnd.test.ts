import { Problem } from '#server/platform/http/problem';
import { editedEnd, eventEnd, type WrittenEnd } from './eventEnd';
import { eventTimes } from './eventTimes';

const start = (timezone: string, event_date: string, event_time: string) =>
  eventTimes({ timezone, event_date, event_time });
const end = (event_end_time?: string, event_end_date?: string): WrittenEnd => ({
  event_end_time,
  event_end_date,
});

/** The fields that a problem names. */
function refused(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return Object.keys(error.more.errors ?? {});
    throw error;
  }
  return [];
}

// Clocks go forward and back: by an hour in London and New York, by half an hour on Lord Howe.
test.each([
  ['Europe/London', '2026-03-28', '22:00', end('04:00'), '2026-03-29T03:00:00Z'],
  ['Europe/London', '2026-10-24', '22:00', end('04:00'), '2026-10-25T04:00:00Z'],
  ['Europe/London', '2026-10-25', '00:30', end('01:30'), '2026-10-25T00:30:00Z'],
  ['Europe/London', '2026-03-29', '00:30', end('01:30'), '2026-03-29T01:30:00Z'],
  ['America/New_York', '2026-03-07', '20:00', end('03:00'), '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-10-31', '20:00', end('03:00'), '2026-11-01T08:00:00Z'],
  ['America/New_York', '2026-10-30', '09:00', end('17:00', '2026-11-02'), '2026-11-02T22:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04', '23:00', end('05:00'), '2026-04-04T18:30:00Z'],
  ['Australia/Lord_Howe', '2026-10-03', '23:00', end('05:00'), '2026-10-03T18:00:00Z'],
])('in %s, an event of %s at %s ends on its own clock: %j', (zone, date, time, written, ends) => {
  expect(eventEnd(start(zone, date, time), written)).toEqual(new Date(ends));
});

const evening = start('Asia/Dhaka', '2026-03-05', '18:30');

test('without a date, the end is the same day, or the next if its time is earlier', () => {
  expect(eventEnd(evening, end('20:00'))).toEqual(new Date('2026-03-05T14:00:00Z'));
  expect(eventEnd(evening, end('01:00'))).toEqual(new Date('2026-03-05T19:00:00Z'));
  expect(eventEnd(evening, end('18:29'))).toEqual(new Date('2026-03-06T12:29:00Z'));
  expect(eventEnd(evening, end('01:00', ''))).toEqual(new Date('2026-03-05T19:00:00Z'));
  expect(eventEnd(evening, end())).toBeNull();
  expect(eventEnd(evening, end('', ''))).toBeNull();
});

test.each([
  [end('18:30'), 'event_end_time'],
  [end('18:00', '2026-03-05'), 'event_end_time'],
  [end('20:00', '2026-03-04'), 'event_end_date'],
  [end('18:31', '2026-04-05'), 'event_end_date'],
  [end('24:00'), 'event_end_time'],
  [end('20:00', '2026-02-30'), 'event_end_date'],
  [end('20:00', '2300-01-01'), 'event_end_date'],
  [end(undefined, '2026-03-06'), 'event_end_time'],
])('the end %j is refused at its field', (written, field) => {
  expect(refused(() => eventEnd(evening, written))).toEqual([field]);
});

test('31 days are allowed on the clock, also if clocks change meanwhile', () => {
  const long = start('Europe/London', '2026-10-01', '10:00');
  expect(eventEnd(long, end('10:00', '2026-11-01'))).toEqual(new Date('2026-11-01T10:00:00Z'));
});

test('an edit keeps the time on the clock and the days after the start', () => {
  const before = { ...evening, ends_at: new Date('2026-03-06T03:00:00Z') };
  const moved = (date: string, time: string, zone = 'Asia/Dhaka') => start(zone, date, time);
  expect(editedEnd(before, evening, {})).toEqual(before.ends_at);
  expect(editedEnd(before, moved('2026-03-12', '18:30'), {})).toEqual(
    new Date('2026-03-13T03:00:00Z'),
  );
  expect(editedEnd(before, moved('2026-03-05', '18:30', 'UTC'), {})).toEqual(
    new Date('2026-03-06T09:00:00Z'),
  );
  expect(editedEnd(before, evening, end('10:00'))).toEqual(new Date('2026-03-06T04:00:00Z'));
  expect(editedEnd(before, evening, end('23:00', ''))).toEqual(new Date('2026-03-05T17:00:00Z'));
  expect(editedEnd(before, evening, end('', '2026-03-09'))).toBeNull();
  const short = { ...evening, ends_at: new Date('2026-03-05T14:00:00Z') };
  expect(editedEnd(short, moved('2026-03-05', '19:00'), {})).toEqual(short.ends_at);
  expect(editedEnd(short, moved('2026-03-05', '21:00'), {})).toEqual(
    new Date('2026-03-06T14:00:00Z'),
  );
  const open = { ...evening, ends_at: null };
  expect(editedEnd(open, evening, {})).toBeNull();
  expect(editedEnd(open, evening, end('20:00'))).toEqual(short.ends_at);
});
