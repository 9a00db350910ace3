import type { Metadata, SharpOptions } from 'sharp';
import {
  ANIMATION_MAX_MEGAPIXELS,
  JPEG_MAX_MEGAPIXELS,
  PICTURE_MAX_MEGAPIXELS,
} from '#contract/limits';

const MEGAPIXEL = 1_000_000;
export const PICTURE_MAX_PIXELS = PICTURE_MAX_MEGAPIXELS * MEGAPIXEL;

/** How to read a picture whose header `checkPixels` has accepted. */
export const reading: SharpOptions = {
  limitInputPixels: false,
  // Phones write files with harmless warnings, so refuse only missing or wrong data.
  failOn: 'error',
};

/** The reason for refusing a picture by its size. */
export type PixelFault = 'too many pixels' | 'too many frames';

/** The properties in a picture's header that decide how much memory it takes. */
type Header = Pick<Metadata, 'width' | 'height'> &
  Partial<Pick<Metadata, 'format' | 'pages' | 'isProgressive'>>;

export const isAnimated = ({ pages = 1 }: Pick<Header, 'pages'>): boolean => pages > 1;

/**
 * The most pixels of a still picture. A JPEG of any size is decoded at down to an eighth of its
 * size, which takes little memory. A progressive one is not: all its coefficients are kept first.
 */
const limitOf = ({ format, isProgressive }: Header) =>
  (format === 'jpeg' && !isProgressive ? JPEG_MAX_MEGAPIXELS : PICTURE_MAX_MEGAPIXELS) * MEGAPIXEL;

/**
 * Returns the reason for refusing a picture, judging by its header, or null. A picture within the
 * limits takes at most 600 MB to decode (bench/studies.md), and most take a quarter of that.
 */
export function checkPixels(header: Header): PixelFault | null {
  const { width, height, pages = 1 } = header;
  if (width * height > limitOf(header)) return 'too many pixels';
  const isTooLong = width * height * pages > ANIMATION_MAX_MEGAPIXELS * MEGAPIXEL;
  return isAnimated(header) && isTooLong ? 'too many frames' : null;
}
