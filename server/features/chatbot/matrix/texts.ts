/** Texts of the quote matrix that people read. */

export const oneRuns =
  'Another quote matrix of yours is being answered. Wait for it, or delete it.';
export const tooMany = (most: number) =>
  `You have ${most} quote matrices, and can keep no more. Delete one first.`;
export const paperNotFound = 'One of these papers does not exist.';
export const matrixNotFound = 'This quote matrix does not exist.';

// Exports
export const heading = 'Quote matrix';
export const fileName = (id: number, format: string) => `quote-matrix-${id}.${format}`;
export const columns = ['Question', 'Paper', 'Authors', 'Year', 'Answer', 'Page', 'Quote', 'Link'];
export const found = 'Quoted';
export const notInPaper = 'Not in this paper';
export const noAnswer = 'Couldn’t be answered';
export const notYet = 'Not answered yet';
export const unreadable = 'This is a scan, so its text can’t be read';
export const gone = 'No longer available';
export const onPage = (page: string) => `p. ${page}`;
