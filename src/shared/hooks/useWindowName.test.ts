import { renderHook } from '@testing-library/react';
import { countInWindowName, nameWindow } from '../lib/windowName';
import { useWindowName } from './useWindowName';

const show = (shown: string | null) =>
  renderHook((name: string | null) => useWindowName(name), { initialProps: shown });

beforeEach(() => nameWindow('Event · Quad'));
afterEach(() => countInWindowName(0));

test('the title names the content as soon as it is known, and the address once it unmounts', () => {
  const { rerender, unmount } = show(null);
  expect(document.title).toBe('Event · Quad');
  rerender('Optics evening');
  expect(document.title).toBe('Optics evening · Quad');
  rerender('Optics night');
  expect(document.title).toBe('Optics night · Quad');
  unmount();
  expect(document.title).toBe('Event · Quad');
});

test('a later page title does not replace the title of the content', () => {
  show('Optics evening');
  nameWindow('Event · Quad');
  expect(document.title).toBe('Optics evening · Quad');
});

test('previous content does not remove the title of current content', () => {
  const { unmount: leaveBefore } = show('Optics evening');
  const { unmount: leaveAfter } = show('Reading hour');
  leaveBefore();
  expect(document.title).toBe('Reading hour · Quad');
  leaveAfter();
  expect(document.title).toBe('Event · Quad');
});

test('the unread count precedes the title of the content', () => {
  show('Optics evening');
  countInWindowName(2);
  expect(document.title).toBe('(2) Optics evening · Quad');
});
