import { findZone } from '#domain/zones';
import { periodOf, readAskedTime, wordsOf, type AskedTime } from './askedTime';

test.each([
  ['any events tomorrow', 'tomorrow'],
  ['what is on tonight', 'today'],
  ['events next week', 'next week'],
  ['events this weekend', 'this weekend'],
  ['what events are on friday', 'friday'],
  ['events next friday', 'next friday'],
  ['upcoming events', undefined],
  ['events about sundays', undefined],
])('%j names the days %j', (text, asked) => {
  expect(readAskedTime(text)).toBe(asked);
});

const dhaka = findZone('Asia/Dhaka') ?? { name: '', key: '' };
const WEDNESDAY = '2026-12-02T10:00:00Z';
const SUNDAY = '2026-12-06T10:00:00Z';
/** Returns the first and the last of the asked days in Dhaka. */
function daysIn(asked: AskedTime, now: string): string {
  const { since, until } = periodOf(asked, dhaka, new Date(now));
  const day = (moment: number) => new Date(moment + 6 * 3_600_000).toISOString();
  expect(day(+since)).toMatch(/T00:00:00.000Z$/);
  expect(day(+until)).toMatch(/T00:00:00.000Z$/);
  return `${day(+since).slice(5, 10)} to ${day(+until - 1).slice(5, 10)}`;
}

test.each<[AskedTime, string, string]>([
  ['today', WEDNESDAY, '12-02 to 12-02'],
  ['tomorrow', WEDNESDAY, '12-03 to 12-03'],
  ['this week', WEDNESDAY, '12-02 to 12-08'],
  ['next week', WEDNESDAY, '12-07 to 12-13'],
  ['next week', SUNDAY, '12-07 to 12-13'],
  ['this weekend', WEDNESDAY, '12-04 to 12-06'],
  ['this weekend', SUNDAY, '12-06 to 12-06'],
  ['next weekend', WEDNESDAY, '12-11 to 12-13'],
  ['this month', WEDNESDAY, '12-02 to 12-31'],
  ['next month', WEDNESDAY, '01-01 to 01-31'],
  ['friday', WEDNESDAY, '12-04 to 12-04'],
  ['tuesday', WEDNESDAY, '12-08 to 12-08'],
  ['wednesday', WEDNESDAY, '12-02 to 12-02'],
  ['next wednesday', WEDNESDAY, '12-09 to 12-09'],
])('%s, asked on %s, is %s', (asked, now, days) => {
  expect(daysIn(asked, now)).toBe(days);
});

test('a day begins at midnight where the asker is', () => {
  // In Dhaka it is Thursday already.
  expect(daysIn('today', '2026-12-02T19:00:00Z')).toBe('12-03 to 12-03');
});

test.each<[AskedTime, string]>([
  ['today', 'today'],
  ['this week', 'in the next seven days'],
  ['next weekend', 'next weekend, from Friday to Sunday'],
  ['friday', 'on Friday'],
  ['next friday', 'on next Friday'],
])('%j is called %j', (asked, words) => {
  expect(wordsOf(asked)).toBe(words);
});
