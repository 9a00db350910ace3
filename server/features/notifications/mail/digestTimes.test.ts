import { findZone, type Zone } from '#domain/zones';
import { digestTimes } from './digestTimes';

const zone = (name: string): Zone => findZone(name) ?? { name: '', key: '' };
const times = (name: string, now: string) => {
  const { day, isDue, daily, weekly } = digestTimes(zone(name), new Date(now));
  return [day, isDue, daily.toISOString(), weekly.toISOString()];
};

test.each([
  // 7:00 in Dhaka is 1:00 in UTC; 2026-11-23 is a Monday.
  [
    'Asia/Dhaka',
    '2026-11-23T00:59:59Z',
    ['2026-11-23', false, '2026-11-22T21:00:00.000Z', '2026-11-22T21:00:00.000Z'],
  ],
  [
    'Asia/Dhaka',
    '2026-11-23T01:00:00Z',
    ['2026-11-23', true, '2026-11-22T21:00:00.000Z', '2026-11-22T21:00:00.000Z'],
  ],
  [
    'Asia/Dhaka',
    '2026-11-25T05:59:59Z',
    ['2026-11-25', true, '2026-11-24T21:00:00.000Z', '2026-11-22T21:00:00.000Z'],
  ],
  [
    'Asia/Dhaka',
    '2026-11-25T06:00:00Z',
    ['2026-11-25', false, '2026-11-24T21:00:00.000Z', '2026-11-22T21:00:00.000Z'],
  ],
  // Sunday belongs to the week of the Monday before it; the day in New York is still Saturday.
  [
    'America/New_York',
    '2026-11-29T03:00:00Z',
    ['2026-11-28', false, '2026-11-28T08:00:00.000Z', '2026-11-23T08:00:00.000Z'],
  ],
  // Clocks went forward at 2:00, so 7:00 is an hour earlier in UTC than the day before.
  [
    'Europe/Berlin',
    '2026-03-29T05:00:00Z',
    ['2026-03-29', true, '2026-03-29T01:00:00.000Z', '2026-03-23T02:00:00.000Z'],
  ],
  [
    'Europe/Berlin',
    '2026-10-25T05:59:00Z',
    ['2026-10-25', false, '2026-10-25T02:00:00.000Z', '2026-10-19T01:00:00.000Z'],
  ],
])('in %s at %s the digest is %p', (name, now, expected) => {
  expect(times(name, now)).toEqual(expected);
});
