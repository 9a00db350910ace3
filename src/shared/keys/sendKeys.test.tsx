import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { sendOnKey, type SendKeys } from './sendKeys';

/**
 * Presses a key in a field. Returns whether the text was sent and whether the browser's default
 * action runs.
 */
function press(keys: SendKeys, init: KeyboardEventInit) {
  const send = jest.fn();
  render(<textarea onKeyDown={(event) => sendOnKey(event, keys, send)} />);
  const event = createEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...init });
  fireEvent(screen.getByRole('textbox'), event);
  return { isSent: send.mock.calls.length === 1, isPrevented: event.defaultPrevented };
}

const sent = { isSent: true, isPrevented: true };
const left = { isSent: false, isPrevented: false };

test.each<[SendKeys, KeyboardEventInit, object]>([
  ['enter', {}, sent],
  ['enter', { ctrlKey: true }, sent],
  ['enter', { shiftKey: true }, left],
  ['enter', { key: 'a' }, left],
  ['ctrl-enter', { ctrlKey: true }, sent],
  ['ctrl-enter', { metaKey: true }, sent],
  ['ctrl-enter', {}, left],
  ['ctrl-enter', { key: 'a', ctrlKey: true }, left],
])('%s and %j', (keys, init, outcome) => {
  expect(press(keys, init)).toEqual(outcome);
});

test.each<[SendKeys, KeyboardEventInit]>([
  ['enter', { isComposing: true }],
  ['enter', { keyCode: 229 }],
  ['ctrl-enter', { isComposing: true, ctrlKey: true }],
  ['ctrl-enter', { keyCode: 229, metaKey: true }],
])('%s ignores the Enter of an input method: %j', (keys, init) => {
  expect(press(keys, init)).toEqual(left);
});
