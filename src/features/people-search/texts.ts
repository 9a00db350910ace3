/** Texts of the search for people. */

// WhoWorksOnThis
export const whoWorksOnThis = 'Who works on this?';
export const searching = 'Looking for people';
export const searchFailed = 'Couldn’t search for people.';
export const tryAgain = 'Try Again';
export const noOne = 'No one found for this topic.';
export const morePeople = 'More people';

// FoundPersonItem
export const foundBy = (person: string) => `Why ${person} was found`;
export const interest = 'Interest';
export const department = 'Department';
export const post = 'Post';
export const paper = 'Paper';
export const currentWork = 'Current work';
