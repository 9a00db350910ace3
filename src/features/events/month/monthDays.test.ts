import type { Event } from '#contract/entities/event';
import { makeEvent } from '../testing/eventServer';
import { firstWeekdayOf } from './firstWeekdayOf';
import {
  addMonths,
  dayAfterKey,
  dayInMonth,
  dayOf,
  eventsByDay,
  periodOf,
  startOf,
  weeksOf,
} from './monthDays';
import { timesOn } from './timesOn';

const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

test('a month is shown in whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-03-18', MONDAY);
  expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
    ['2026-02-23', '2026-03-01'],
    ['2026-03-02', '2026-03-08'],
    ['2026-03-09', '2026-03-15'],
    ['2026-03-16', '2026-03-22'],
    ['2026-03-23', '2026-03-29'],
    ['2026-03-30', '2026-04-05'],
  ]);
  expect(weeksOf('2027-02-10', MONDAY)).toHaveLength(4);
  const { since, until } = periodOf('2026-02-23', '2026-04-05');
  expect([dayOf(Date.parse(since)), dayOf(Date.parse(until))]).toEqual([
    '2026-02-23',
    '2026-04-06',
  ]);
});

test.each([
  ['2026-03-18', SUNDAY, '2026-03-01', '2026-04-04'],
  ['2026-02-10', SUNDAY, '2026-02-01', '2026-02-28'],
  ['2026-08-31', SUNDAY, '2026-07-26', '2026-09-05'],
  ['2026-03-18', SATURDAY, '2026-02-28', '2026-04-03'],
])('the weeks of %s, beginning on weekday %i, are from %s to %s', (day, weekday, first, last) => {
  const weeks = weeksOf(day, weekday);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
});

test.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-03-18', '2026-03-11'],
  ['ArrowDown', '2026-03-29', '2026-04-05'],
  ['Home', '2026-03-18', '2026-03-16'],
  ['Home', '2026-03-16', '2026-03-16'],
  ['End', '2026-03-18', '2026-03-22'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-31', '2027-01-31'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayAfterKey(from, key, MONDAY)).toBe(to);
});

test('Home and End lead to the ends of a week that begins on Sunday', () => {
  expect(dayAfterKey('2026-03-18', 'Home', SUNDAY)).toBe('2026-03-15');
  expect(dayAfterKey('2026-03-15', 'Home', SUNDAY)).toBe('2026-03-15');
  expect(dayAfterKey('2026-03-15', 'End', SUNDAY)).toBe('2026-03-21');
});

test.each([
  ['en-GB', MONDAY],
  ['en-US', SUNDAY],
  ['bn-BD', SUNDAY],
  ['ar-EG', SATURDAY],
])('weeks begin as the language %s has it', (language, weekday) => {
  expect(firstWeekdayOf(language)).toBe(weekday);
});

test('other keys lead nowhere, and months add up across years', () => {
  expect([
    dayAfterKey('2026-03-18', 'a', MONDAY),
    dayAfterKey('2026-03-18', 'constructor', MONDAY),
  ]).toEqual([null, null]);
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});

test.each([
  ['2027-04', '2027-04-01'],
  ['2027-03', '2027-03-18'],
  [null, '2027-03-18'],
  ['2027-13', '2027-03-18'],
  ['0000-01', '2027-03-18'],
  ['2027-04-05', '2027-03-18'],
])('on 18 March 2027, the month %s is shown at %s', (month, day) => {
  expect(dayInMonth(month, '2027-03-18')).toBe(day);
});

test('an event is on every day that it touches, within the shown days', () => {
  const at = (day: string, hours: number) =>
    new Date(startOf(day).getTime() + hours * 3_600_000).toISOString();
  const event = (id: number, event_datetime: string, ends_at: string | null = null): Event =>
    makeEvent(id, { event_datetime, ends_at });
  const days = eventsByDay(
    [
      event(1, at('2026-03-04', 10)),
      event(2, at('2026-03-04', 22), at('2026-03-05', 2)),
      event(3, at('2026-03-04', 20), at('2026-03-05', 0)),
      event(4, at('2026-02-20', 10), at('2026-03-03', 10)),
      event(5, at('2026-03-06', 10), at('2026-03-30', 10)),
      event(6, 'nonsense'),
    ],
    '2026-03-02',
    '2026-03-07',
  );
  expect([...days].map(([day, events]) => [day, events.map(({ id }) => id)])).toEqual([
    ['2026-03-04', [1, 2, 3]],
    ['2026-03-05', [2]],
    ['2026-03-02', [4]],
    ['2026-03-03', [4]],
    ['2026-03-06', [5]],
    ['2026-03-07', [5]],
  ]);
});

test('the days of an event say when it begins and ends on each', () => {
  const event = makeEvent(1, {
    event_datetime: new Date(2026, 2, 4, 22).toISOString(),
    ends_at: new Date(2026, 2, 6, 2).toISOString(),
  });
  expect(['2026-03-04', '2026-03-05', '2026-03-06'].map((day) => timesOn(day, event))).toEqual([
    'from 10:00 PM',
    'all day',
    'until 2:00 AM',
  ]);
  const ends_at = new Date(2026, 2, 5, 0).toISOString();
  expect(timesOn('2026-03-04', { ...event, ends_at })).toBe('10:00 PM – 12:00 AM');
  expect(timesOn('2026-03-04', { ...event, ends_at: null })).toBe('10:00 PM');
});
