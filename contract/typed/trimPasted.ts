/** White space, and characters without a shape, such as those that copied texts bring along. */
const AROUND = /[\s\p{Cf}]/u;

/** Returns a typed or pasted value without the blanks and invisible characters around it. */
export function trimPasted(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && AROUND.test(text.charAt(start))) start += 1;
  while (end > start && AROUND.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
