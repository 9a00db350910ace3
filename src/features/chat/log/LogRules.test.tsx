import { act, render, screen } from '@testing-library/react';
import { DayHeading, UnreadRule } from './LogRules';

const EVENING = '2027-12-31T23:58:00Z';

beforeEach(() => void jest.useFakeTimers({ now: Date.parse(EVENING) }));
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('the headings of an open conversation follow the days', () => {
  render(<DayHeading stamp={EVENING} />);
  const heading = screen.getByText('Today');
  pass(2 * 60_000);
  expect(heading).toHaveTextContent('Yesterday');
  pass(86_400_000);
  expect(heading).toHaveTextContent('Friday, 31 December 2027');
});

test('the day of unread messages gets its year once the year is over', () => {
  render(<UnreadRule stamp={EVENING} />);
  const rule = screen.getByRole('separator', { name: 'Unread from here, Friday 31 December' });
  pass(2 * 60_000);
  expect(rule).toHaveAccessibleName('Unread from here, Friday, 31 December 2027');
});
