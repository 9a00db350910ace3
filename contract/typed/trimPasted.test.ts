import { trimPasted } from './trimPasted';

test.each([
  ['\u200Bada@campus.example', 'ada@campus.example'],
  ['ada@campus.example\u200B\n', 'ada@campus.example'],
  [' \uFEFF\u200Fhttps://campus.example/a\u2069 ', 'https://campus.example/a'],
  [
    'https://campus.example/\u0645\u06CC\u200C\u062E',
    'https://campus.example/\u0645\u06CC\u200C\u062E',
  ],
  ['a \u00ADb', 'a \u00ADb'],
  ['\u200E \u00AD', ''],
  ['', ''],
])('what is pasted as %j is %j', (pasted, value) => {
  expect(trimPasted(pasted)).toBe(value);
});
