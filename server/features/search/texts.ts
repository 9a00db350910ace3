/** Texts of searches that people read. */

export const keywordOrFilter = 'Please enter a keyword, or choose a position or mentoring.';
