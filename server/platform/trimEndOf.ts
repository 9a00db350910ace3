/**
 * The text without any of the signs at its end. A pattern that ends with `+$` would start anew at
 * each sign of a long run within the text.
 */
export function trimEndOf(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
