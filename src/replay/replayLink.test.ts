import { fragmentTo, linkTo, namesLog, numberIn, tokenIn } from './replayLink';

test('a link to an action names its number', () => {
  expect(linkTo(38)).toBe('/replay#at=38');
  expect(numberIn(linkTo(38).slice('/replay'.length))).toBe(38);
});

test.each(['', '#', '#at=', '#at=-1', '#at=1.5', '#content', `#at=${'9'.repeat(16)}`])(
  'the fragment %j names none',
  (fragment) => {
    expect(numberIn(fragment)).toBeNull();
  },
);

const token = `${'aB3_-'.repeat(8)}xyz`;

test('a link to a log sent by a user names its token, and perhaps an action', () => {
  const fragment = fragmentTo(38, token);
  expect(fragment).toBe(`#log=${token}&at=38`);
  expect([tokenIn(fragment), numberIn(fragment)]).toEqual([token, 38]);
  expect([tokenIn(`#log=${token}`), numberIn(`#log=${token}`)]).toEqual([token, null]);
});

test.each(['', '#at=3', '#log=', '#log=short', `#log=${token}x`, `#log=${'a'.repeat(500)}`])(
  'the fragment %j names no log',
  (fragment) => {
    expect(tokenIn(fragment)).toBeNull();
  },
);

test.each([
  ['#log=short', true],
  [`#at=3&log=${token.slice(1)}`, true],
  [`#log=${'a'.repeat(500)}`, true],
  ['#at=3', false],
  ['#content', false],
  ['', false],
])('the fragment %j is of a link to a log: %s', (fragment, expected) => {
  expect(namesLog(fragment)).toBe(expected);
});
