/** Texts of the card of universities, which loads with the first page. */

export const connectedUniversities = 'Connected universities';
export const loadFailed = 'Could not load universities.';
export const noUniversities = 'No universities yet';
export const memberCount = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;
export const explore = 'Explore universities';
