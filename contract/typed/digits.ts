const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** Returns the value of a decimal digit of any script. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  // Unicode encodes each script's digits as a run of ten, from zero to nine.
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
}

/** Returns the text with the decimal digits of every script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => String(valueOf(digit)));
}
