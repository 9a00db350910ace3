/** Texts of the field with a link to copy. */

export const copy = 'Copy link';
export const copied = 'Copied';
export const refused =
  'The browser refused to copy. The link is selected: copy it with Ctrl+C or Command+C.';
