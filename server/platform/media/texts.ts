/** Texts of uploaded pictures and videos that people read: refusals that name the file. */

export const pictures = 'PNG, JPEG, WebP or GIF pictures';
export const picturesAndVideos = `${pictures}, or MP4 or WebM videos`;

/** Names what a person has too much of. */
export const files = 'files';

export const unsupported = (name: string, accepted: string) =>
  `“${name}” cannot be used: please choose ${accepted}.`;
export const tooLarge = (name: string, megabytes: number) =>
  `“${name}” is too large: a picture may have ${megabytes} MB.`;
export const tooManyPixels = (name: string) =>
  `“${name}” has too many pixels: please choose one below 24 megapixels.`;
export const damaged = (name: string) =>
  `“${name}” is damaged or incomplete: please choose another file.`;
export const noVideo = (name: string) =>
  `“${name}” has no pictures in it: please choose another video.`;
export const tooComplex = (name: string) => `“${name}” is too complex: please choose another file.`;
