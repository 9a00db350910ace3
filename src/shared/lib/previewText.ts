const BLANK = /\s/;
const END_MARK = /[\s.,;:!?]/;

/** The place of the last character that matches, or with `matches` false of the last that doesn't; -1 without one. */
function lastPlace(characters: readonly string[], sign: RegExp, matches: boolean): number {
  let place = characters.length - 1;
  while (place >= 0 && sign.test(characters[place] ?? '') !== matches) place -= 1;
  return place;
}

const withoutEndMarks = (characters: readonly string[]) =>
  characters.slice(0, lastPlace(characters, END_MARK, false) + 1);

/** The text, cut at a word before so many characters, with an ellipsis where something was left out. */
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
