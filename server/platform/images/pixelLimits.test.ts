import { checkPixels } from './pixelLimits';

test.each([
  ['a JPEG', { format: 'jpeg' }, 16_320, 12_240, null],
  ['a larger JPEG', { format: 'jpeg' }, 20_001, 10_000, 'too many pixels'],
  ['a progressive JPEG', { format: 'jpeg', isProgressive: true }, 8_160, 6_120, null],
  [
    'a larger progressive JPEG',
    { format: 'jpeg', isProgressive: true },
    12_000,
    9_000,
    'too many pixels',
  ],
  ['a PNG', { format: 'png' }, 8_160, 6_120, null],
  ['a larger PNG', { format: 'png' }, 10_000, 5_001, 'too many pixels'],
  ['an animation', { format: 'gif', pages: 24 }, 1_000, 1_000, null],
  ['a longer animation', { format: 'gif', pages: 25 }, 1_000, 1_000, 'too many frames'],
  ['a GIF of one frame', { format: 'gif', pages: 1 }, 5_000, 5_000, null],
] as const)('%s is checked by its header', (_, header, width, height, fault) => {
  expect(checkPixels({ ...header, width, height })).toBe(fault);
});
