/** Texts of pictures that people read: refusals. */

/** Names what a person has too much of. */
export const pictures = 'pictures';

export const damaged = 'This picture is damaged. Please choose another one.';
export const tooManyPixels =
  'This picture has too many pixels. Please choose one below 24 megapixels.';
export const tooComplex = 'This picture is too complex. Please choose another one.';
