/** Texts of a person's profile. */

export const profile = 'Profile';
export const fieldsOfInterest = 'Fields of interest';
export const loadingProfile = (username: string) => `Loading the profile of ${username}`;

// UnknownPerson
export const notFound = (username: string) => `We couldn’t find ${username}`;
export const checkSpelling = 'Check the spelling; the account may have been deleted.';
export const findPeople = 'Find people';
export const backToFeed = 'Back to the feed';
