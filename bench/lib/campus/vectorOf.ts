/**
 * The words of a text in the form of a `tsvector`. The texts of the campus are plain English, for
 * which PostgreSQL finds the same words as the server does.
 */
export const vectorOf = (text: string): string =>
  `to_tsvector('simple', ${text}) || to_tsvector('english', ${text})`;

/** The same without positions, for long texts. */
export const strippedVectorOf = (text: string): string =>
  `strip(to_tsvector('simple', ${text})) || strip(to_tsvector('english', ${text}))`;
