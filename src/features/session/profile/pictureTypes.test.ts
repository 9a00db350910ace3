import { isPicture } from './pictureTypes';

const file = (name: string, type: string) => new File(['x'], name, { type });

test.each([
  ['a.jpg', 'image/jpeg', true],
  ['a.svg', 'image/svg+xml', true],
  ['A.TIF', '', true],
  ['a.gif', 'image/gif', false],
  ['a.png', 'text/html', false],
  ['png', '', false],
  ['a.toString', 'toString', false],
])('%s of type %j is a picture: %s', (name, type, expected) => {
  expect(isPicture(file(name, type))).toBe(expected);
});
