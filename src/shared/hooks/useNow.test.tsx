import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { RelativeTime } from '../ui/marks/RelativeTime';
import { NowContext, useNow } from './useNow';

const NOON = Date.parse('2028-02-29T12:00:00Z');
let visibility: DocumentVisibilityState;
const changeVisibility = (next: DocumentVisibilityState) => {
  visibility = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function Day() {
  return <output>{useNow((now) => new Date(now).toISOString().slice(0, 10))}</output>;
}
const stampAt = (ms: number) => new Date(ms).toISOString();

test('an age stays right while the page is open for days', () => {
  render(<RelativeTime stamp={stampAt(NOON)} />);
  const label = screen.getByText('Just now');
  pass(60_000);
  expect(label).toHaveTextContent('1 min ago');
  pass(119 * 60_000);
  expect(label).toHaveTextContent('2 hours ago');
  pass(46 * 3_600_000);
  expect(label).toHaveTextContent('2 days ago');
});

test('a component that appears later shows the time at which it appears', () => {
  const view = render(<RelativeTime stamp={stampAt(NOON)} />);
  pass(9_000);
  view.rerender(
    <>
      <RelativeTime stamp={stampAt(NOON)} />
      <RelativeTime stamp={stampAt(NOON - 51_000)} />
    </>,
  );
  expect(screen.getByText('1 min ago')).toBeVisible();
});

test('it renders again only if it shows something else, by one timer', () => {
  const renders = jest.fn();
  render(
    <Profiler id="days" onRender={renders}>
      <Day />
      <Day />
    </Profiler>,
  );
  expect(renders).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(1);
  pass(12 * 3_600_000 - 1);
  expect(renders).toHaveBeenCalledTimes(1);
  pass(1);
  expect(screen.getAllByText('2028-03-01')).toHaveLength(2);
  expect(renders).toHaveBeenCalledTimes(2);
});

test('a hidden page rests, and catches up at once when it is shown', () => {
  render(<Day />);
  changeVisibility('hidden');
  pass(24 * 3_600_000);
  expect(screen.getByText('2028-02-29')).toBeVisible();
  changeVisibility('visible');
  expect(screen.getByText('2028-03-01')).toBeVisible();
});

test('a screen of a past moment keeps its time', () => {
  render(
    <NowContext value={NOON + 5 * 60_000}>
      <RelativeTime stamp={stampAt(NOON)} />
    </NowContext>,
  );
  pass(3_600_000);
  expect(screen.getByText('5 min ago')).toBeVisible();
});

test('the timer ends with the last component', () => {
  const view = render(<Day />);
  view.unmount();
  expect(jest.getTimerCount()).toBe(0);
});
