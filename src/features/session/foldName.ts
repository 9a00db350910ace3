/** What all spellings of one name share: case, runs of blanks and the way of composing do not count. */
export const foldName = (name: string) =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
