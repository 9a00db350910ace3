import { clockTime, dayLabel, dayOf } from '#features/chat/chatTimes';
import * as month from '#features/events/month/monthDays';
import { eventTime } from '../events/eventTime';
import { ownClock, showInZone } from './ownZone';
import { fullTime } from './timeLabel';

afterEach(() => showInZone(undefined));

const LATE = '2026-03-01T18:30:00Z';

test.each([
  ['Asia/Dhaka', '12:30 AM', '00:30', '2026-03-02'],
  ['America/New_York', '1:30 PM', '13:30', '2026-03-01'],
  ['Pacific/Kiritimati', '8:30 AM', '08:30', '2026-03-02'],
])('in %s, a moment is shown as %s (%s) of %s everywhere', (zone, shown, clock, day) => {
  showInZone(zone);
  const at = Date.parse(LATE);
  expect(clockTime(LATE)).toBe(shown);
  expect(fullTime(LATE)).toContain(`${Number(day.slice(-2))} March 2026 at ${shown}`);
  expect(month.dayOf(at)).toBe(day);
  expect(month.dayOf(month.startOf(day).getTime())).toBe(day);
  expect(month.dayOf(month.startOf(day).getTime() - 1)).toBe(month.addDays(day, -1));
  expect(new Date(ownClock(at)).toISOString()).toContain(`${day}T${clock}`);
  expect(eventTime(LATE, 'UTC')).toMatch(/^6:30/);
});

test('days begin at midnight of the shown zone', () => {
  showInZone('Asia/Dhaka');
  expect(dayOf(Date.parse('2026-03-01T18:00:00Z'))).toBe(dayOf(Date.parse('2026-03-02T17:59:59Z')));
  expect(dayLabel('2026-03-01T17:59:00Z', Date.parse(LATE))).toBe('Yesterday');
});
