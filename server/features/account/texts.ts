/** Texts of accounts that people read: refusals. */

// profile
export const noSuchPerson = 'There is no such person.';
export const choosePicture = 'Please choose a picture.';
/** Completes the refusal of too many of something. */
export const newPlaces = 'new universities and departments';

// parseInterests
export const nameInterest = 'Please name at least one interest.';
export const tooManyInterests = (most: number) => `Please name at most ${most} interests.`;
export const interestTooLong = (most: number) =>
  `Please keep an interest within ${most} characters.`;

// passwords
export const busy = 'The service is busy. Please try again in a few seconds.';
