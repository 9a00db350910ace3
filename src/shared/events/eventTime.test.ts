import { eventDate, eventSpan, eventTime, isToday, showSameClock } from './eventTime';

const STAMP = '2025-03-05T12:30:00.000Z';

test('a moment is shown on the calendar and clock of its zone', () => {
  expect(eventDate(STAMP, 'Asia/Dhaka')).toBe('5th March, 2025');
  expect(eventTime(STAMP, 'Asia/Dhaka')).toBe('6:30 PM');
  expect(eventDate('2025-03-05T22:30:00.000Z', 'Asia/Dhaka')).toBe('6th March, 2025');
});

test.each([
  ['2025-03-01', '1st'],
  ['2025-03-02', '2nd'],
  ['2025-03-03', '3rd'],
  ['2025-03-11', '11th'],
  ['2025-03-12', '12th'],
  ['2025-03-22', '22nd'],
  ['2025-03-30', '30th'],
])('%s is the %s', (day, ordinal) => {
  expect(eventDate(`${day}T12:00:00Z`, 'UTC')).toBe(`${ordinal} March, 2025`);
});

test('a zone unknown to the browser falls back to its own, and an invalid moment shows nothing', () => {
  expect(eventDate(STAMP, 'Mars/Olympus')).toBe(eventDate(STAMP));
  expect([eventDate('soon'), eventTime('soon')]).toEqual(['', '']);
});

test('two zones with the same clock are treated as one', () => {
  expect(showSameClock(STAMP, 'Asia/Dhaka', 'Asia/Almaty')).toBe(false);
  expect(showSameClock(STAMP, 'Europe/Paris', 'Europe/Rome')).toBe(true);
});

test('today is a day in the event’s own zone', () => {
  const justAfterMidnightInDhaka = Date.parse('2025-03-04T18:10:00Z');
  expect(isToday(STAMP, justAfterMidnightInDhaka, 'Asia/Dhaka')).toBe(true);
  expect(isToday(STAMP, justAfterMidnightInDhaka, 'Europe/London')).toBe(false);
});

test('the times of an event have the date of the end only if it is another day', () => {
  const zone = 'Asia/Dhaka';
  expect(eventSpan(STAMP, null, zone)).toBe('5th March, 2025 · 6:30\u00a0PM');
  expect(eventSpan(STAMP, '2025-03-05T14:30:00.000Z', zone)).toBe(
    '5th March, 2025 · 6:30\u00a0PM – 8:30\u00a0PM',
  );
  expect(eventSpan(STAMP, '2025-03-05T19:30:00.000Z', zone)).toBe(
    '5th March, 2025 · 6:30\u00a0PM – 6th March, 2025 · 1:30\u00a0AM',
  );
});
