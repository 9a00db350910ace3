/** Letters and digits as compared: without blanks, hyphens and the difference of cases. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\s\p{Dash}\u00AD]/gu, '')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .toLowerCase();

/** Whether a text has these words, whatever its line breaks and hyphens. */
export const says = (text: string, words: string): boolean => folded(text).includes(folded(words));
