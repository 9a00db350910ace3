import { isOver } from './eventEnd';

const makeEvent = (changes: { event_datetime: string; ends_at?: string; timezone?: string }) => ({
  ends_at: null,
  timezone: 'Asia/Dhaka',
  ...changes,
});
const at = (now: string) => Date.parse(now);

test.each([
  // In Dhaka, six hours ahead of UTC, its day ends at 18:00 UTC.
  ['Asia/Dhaka', '2026-11-28T12:00:00Z', '2026-11-28T18:00:00Z'],
  // It begins just before midnight.
  ['America/New_York', '2026-11-29T04:30:00Z', '2026-11-29T05:00:00Z'],
  // Clocks go back on its day, which has 25 hours.
  ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
])('an event without an end in %s at %s is over with its day at %s', (timezone, start, over) => {
  const event = makeEvent({ event_datetime: start, timezone });
  expect([isOver(event, at(over) - 1), isOver(event, at(over))]).toEqual([false, true]);
});

test('an event with an end is over at its end', () => {
  const event = makeEvent({
    event_datetime: '2026-11-28T12:00:00Z',
    ends_at: '2026-11-30T12:00:00Z',
  });
  expect(isOver(event, at('2026-11-30T11:59:59Z'))).toBe(false);
  expect(isOver(event, at('2026-11-30T12:00:00Z'))).toBe(true);
});

test('an event of an unknown zone or moment has not ended', () => {
  const now = at('2026-11-28T12:00:00Z');
  const soon = makeEvent({ event_datetime: '2026-11-28T12:01:00Z', timezone: 'Mars/Olympus' });
  expect(isOver(soon, now)).toBe(false);
  expect(isOver(makeEvent({ event_datetime: 'nonsense' }), now)).toBe(false);
});
