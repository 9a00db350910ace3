import { fireEvent } from '@testing-library/react';
import { listenForKeys } from './listenForKeys';

const pressed: string[] = [];
let stop: () => void;
beforeEach(() => {
  pressed.length = 0;
  const act = (name: string) => () => void pressed.push(name);
  stop = listenForKeys({
    'g h': act('home'),
    l: act('like'),
    '1': act('first'),
    '/': act('search'),
    'Shift+?': act('help'),
  });
});
afterEach(() => stop());

const press = (key: string, code: string, more = {}) =>
  fireEvent.keyDown(document.body, { key, code, ...more });

test.each([
  ['Latin', ['g', 'h', 'l', '1', '/', '?']],
  ['Russian', ['п', 'р', 'д', '1', '/', '?']],
  ['Bangla', ['গ', 'হ', 'ল', '১', '/', '?']],
  ['Arabic', ['ل', 'ا', 'م', '١', 'ظ', '؟']],
  ['Greek', ['γ', 'η', 'λ', '1', '/', '?']],
])('the shortcuts work on a %s layout', (_layout, [g, h, l, one, slash, question]) => {
  press(g ?? '', 'KeyG');
  press(h ?? '', 'KeyH');
  press(l ?? '', 'KeyL');
  press(one ?? '', 'Digit1');
  press(slash ?? '', 'Slash');
  press(question ?? '', 'Slash', { shiftKey: true });
  expect(pressed).toEqual(['home', 'like', 'first', 'search', 'help']);
});

test('on a Latin layout the letter counts, not its place', () => {
  press('l', 'KeyP');
  press('p', 'KeyL');
  press('é', 'Digit1');
  expect(pressed).toEqual(['like']);
});

test('a key with a modifier, and a key in a field, are no shortcuts on any layout', () => {
  press('д', 'KeyL', { ctrlKey: true });
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'д', code: 'KeyL' });
  field.remove();
  expect(pressed).toEqual([]);
});

test('the key of a shortcut is not typed', () => {
  expect(press('д', 'KeyL')).toBe(false);
  expect(press('ы', 'KeyS')).toBe(true);
});
