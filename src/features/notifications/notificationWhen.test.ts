import { shortWhen } from './notificationWhen';

const STAMP = '2025-11-28T12:00:00.000Z';

test.each([
  ['Asia/Dhaka', STAMP, 'Fri 28 Nov, 6:00 PM'],
  ['America/New_York', STAMP, 'Fri 28 Nov, 7:00 AM'],
  ['Asia/Dhaka', '2025-11-28T18:30:00.000Z', 'Sat 29 Nov, 12:30 AM'],
  ['Asia/Dhaka', 'soon', ''],
  ['Asia/Dhaka', undefined, ''],
])('in %s, %s is "%s"', (timezone, stamp, expected) => {
  expect(shortWhen(stamp, timezone)).toBe(expected);
});

test('an unknown zone counts as that of the browser', () => {
  const own = shortWhen(STAMP, undefined);
  expect(own).toMatch(/^(Fri|Sat) 2[89] Nov, \d+:\d\d [AP]M$/);
  expect(shortWhen(STAMP, 'Nowhere/Land')).toBe(own);
});
