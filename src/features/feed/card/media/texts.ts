/** Texts of the pictures and videos of a post. */

// Gallery
export const openPicture = 'Open picture';
export const openPictureOf = (number: number, count: number) =>
  `Open picture ${number} of ${count}`;
/** The last tile also stands for the pictures without one. */
export const openPictureAndMore = (number: number, count: number, more: number) =>
  `Open picture ${number} of ${count}, +${more} more`;

export const pictureFailed = 'This picture could not be loaded.';

// Video
export const videoFailed = 'This video could not be played.';
export const videoBy = (author: string) => `Video by ${author}`;
