import { linkTo, numberIn } from './replayLink';

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
