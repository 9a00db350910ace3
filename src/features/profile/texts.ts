/** Texts of a person’s profile and of its page. */

export const profile = 'Profile';
export const fieldsOfInterest = 'Fields of interest';
export const loadingProfile = (username: string) => `Loading the profile of ${username}`;

// ProfileFacts
export const positionSince = (position: string, year: number) => `${position} since ${year}`;
export const orcidOf = (orcid: string) => `ORCID ${orcid}`;

// MentoringFacts
export const mentoringTopics = 'Topics for mentoring';

// UnknownPerson
export const notFound = (username: string) => `We couldn’t find ${username}`;
export const checkSpelling = 'Check the spelling; the account may have been deleted.';
export const findPeople = 'Find people';
export const backToFeed = 'Back to the feed';

/* Page around the profile */

export const suggestions = 'Suggestions';
export const inCommon = 'You have in common';
/** The profile beside it names the place. */
export const samePlace = { university: 'The same university', department: 'The same department' };
export const mutualConnections = (count: number) =>
  `${count.toLocaleString('en')} mutual ${count === 1 ? 'connection' : 'connections'}`;
export const sharedInterests = 'Shared interests';

// ProfileTabs
export const postsAndResearchOf = (username: string) => `${username}’s posts and research`;
export const posts = 'Posts';
export const research = 'Research';
export const postsBy = (username: string) => `Posts by ${username}`;
export const noPostsYet = 'You haven’t posted yet.';
export const writePost = 'Write a post';
