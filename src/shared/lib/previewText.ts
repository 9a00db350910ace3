/** The text, cut at a word before so many characters, with an ellipsis where something was left out. */
export function previewText(text: string, maxCharacters: number): string {
  const characters = [...text.trim()];
  if (characters.length <= maxCharacters) return text.trim();
  const cut = characters.slice(0, maxCharacters).join('');
  const isWholeWord = /\s/.test(characters[maxCharacters] ?? '');
  const atWord = isWholeWord ? cut : cut.replace(/\s+\S*$/, '');
  return `${(atWord || cut).replace(/[\s.,;:!?]+$/, '')}…`;
}
