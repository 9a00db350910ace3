const BLANK = /\s/;
const END_MARK = /[\s.,;:!?]/;

/**
 * The index of the last character that matches or, with `matches` false, that doesn't. -1 if none.
 */
function lastPlace(characters: readonly string[], sign: RegExp, matches: boolean): number {
  let place = characters.length - 1;
  while (place >= 0 && sign.test(characters[place] ?? '') !== matches) place -= 1;
  return place;
}

const withoutEndMarks = (characters: readonly string[]) =>
  characters.slice(0, lastPlace(characters, END_MARK, false) + 1);

/**
 * Shortens a text at a word to at most this many characters. Adds an ellipsis if text was omitted.
 */
export function previewText(text: string, maxCharacters: number): string {
  const trimmed = text.trim();
  const characters = [...trimmed];
  if (characters.length <= maxCharacters) return trimmed;
  const cut = characters.slice(0, maxCharacters);
  const isWholeWord = BLANK.test(characters[maxCharacters] ?? '');
  const end = isWholeWord ? -1 : lastPlace(cut, BLANK, true);
  const atWord = end < 0 ? cut : cut.slice(0, end);
  return `${withoutEndMarks(atWord).join('')}…`;
}
