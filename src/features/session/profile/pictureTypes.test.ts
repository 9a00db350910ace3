import { JPEG_MAX_BYTES, PROFILE_PICTURE_MAX_BYTES } from '#contract/limits';
import { fileMessages, profileMessages } from '#contract/messages';
import { pictureProblem } from './pictureTypes';
import * as texts from './texts';

test.each([
  ['a.jpg', 'image/jpeg', true],
  ['a.svg', 'image/svg+xml', true],
  ['A.TIF', '', true],
  ['a.gif', 'image/gif', false],
  ['a.png', 'text/html', false],
  ['png', '', false],
  ['a.toString', 'toString', false],
])('%s of type %j is a picture: %s', (name, type, expected) => {
  const problem = pictureProblem(new File(['x'], name, { type }));
  expect(problem).toBe(expected ? null : profileMessages.invalidImage);
});

test.each([
  ['me.png', 'image/png', PROFILE_PICTURE_MAX_BYTES],
  ['me.webp', 'image/webp', PROFILE_PICTURE_MAX_BYTES],
  ['IMG_0042.JPG', 'image/jpeg', JPEG_MAX_BYTES],
])('%s of type %s may have %i bytes', (name, type, bytes) => {
  const sized = (size: number) => new File([new Uint8Array(size)], name, { type });
  expect(pictureProblem(sized(bytes))).toBeNull();
  expect(pictureProblem(sized(bytes + 1))).toBe(fileMessages.tooLarge(bytes));
});

test('an empty file is refused when it is chosen', () => {
  const empty = new File([], 'me.png', { type: 'image/png' });
  expect(pictureProblem(empty)).toBe(fileMessages.tooSmall(1));
});

test('the hint names the limits', () => {
  expect(texts.pictureTypes).toMatch(/svg, up to 5 MB and 50 megapixels, JPEG photos up to 25 MB$/);
});
