import { conversationTime, dayLabel, dayOf, fullDay } from './chatTimes';

const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();
const stamp = (...parts: [number, number, number, number, number]) =>
  new Date(...parts).toISOString();
const now = at(2025, 2, 5, 11, 0);

describe('the time of a conversation', () => {
  it.each([
    ['just under a day ago', stamp(2025, 2, 4, 11, 1), '11:01 AM'],
    ['a day ago', stamp(2025, 2, 4, 11, 0), 'Yesterday'],
    ['just under two days ago', stamp(2025, 2, 3, 11, 1), 'Yesterday'],
    ['two days ago', stamp(2025, 2, 3, 11, 0), '3 Mar'],
    ['in another year', stamp(2024, 1, 28, 9, 0), '28 Feb 2024'],
  ])('is right for one of %s', (_when, written, shown) => {
    expect(conversationTime(written, now)).toBe(shown);
  });
});

describe('the heading of a day', () => {
  it.each([
    ['today, from midnight on', stamp(2025, 2, 5, 0, 0), 'Today'],
    ['the day before, until midnight', stamp(2025, 2, 4, 23, 59), 'Yesterday'],
    ['a day of this year', stamp(2025, 2, 3, 12, 0), 'Monday 3 March'],
    ['a day of another year', stamp(2024, 11, 31, 12, 0), 'Tuesday 31 December 2024'],
  ])('is right for %s', (_day, written, shown) => {
    expect(dayLabel(written, now).replace(',', '')).toBe(shown);
  });
});

test('each day has its own number', () => {
  const days = Array.from({ length: 800 }, (_, day) => dayOf(at(2024, 0, 1 + day, 12, 0)));
  expect(new Set(days).size).toBe(days.length);
  expect(dayOf(at(2025, 2, 5, 0, 0))).toBe(dayOf(at(2025, 2, 5, 23, 59)));
});

test('a day is written in full, without the year if it is the current one', () => {
  expect(fullDay(stamp(2025, 2, 5, 9, 0), now).replace(',', '')).toBe('Wednesday 5 March');
});
