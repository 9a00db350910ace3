import { renderHook } from '@testing-library/react';
import { countInWindowName, nameWindow } from '../lib/windowName';
import { useWindowName } from './useWindowName';

const show = (shown: string | null) =>
  renderHook((name: string | null) => useWindowName(name), { initialProps: shown });

beforeEach(() => nameWindow('Event · Quad'));
afterEach(() => countInWindowName(0));

test('a window is named after what it shows as soon as that is known, and after its address when it is gone', () => {
  const { rerender, unmount } = show(null);
  expect(document.title).toBe('Event · Quad');
  rerender('Optics evening');
  expect(document.title).toBe('Optics evening · Quad');
  rerender('Optics night');
  expect(document.title).toBe('Optics night · Quad');
  unmount();
  expect(document.title).toBe('Event · Quad');
});

test('a page that is named later than what it shows keeps the name of what it shows', () => {
  show('Optics evening');
  nameWindow('Event · Quad');
  expect(document.title).toBe('Optics evening · Quad');
});

test('what was shown before does not take the name of what is shown now', () => {
  const { unmount: leaveBefore } = show('Optics evening');
  const { unmount: leaveAfter } = show('Reading hour');
  leaveBefore();
  expect(document.title).toBe('Reading hour · Quad');
  leaveAfter();
  expect(document.title).toBe('Event · Quad');
});

test('what is unread is counted before the name of what is shown', () => {
  show('Optics evening');
  countInWindowName(2);
  expect(document.title).toBe('(2) Optics evening · Quad');
});
