import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';

/** What all spellings of one name share: case, runs of blanks and the way of composing do not count. */
export const foldName = (name: string) =>
  // Cut first: to normalise takes time that grows with the square of the marks on one letter.
  name
    .slice(0, 2 * UNIVERSITY_NAME_MAX_LENGTH)
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();
