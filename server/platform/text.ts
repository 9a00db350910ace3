export { normalise } from '#contract/normalise';

/**
 * Returns the text without any of the characters at its end. A pattern that ends with `+$` would
 * restart at each character of a long run within the text.
 */
export function trimEndOf(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A count with its unit, such as `1 page` or `2 pages`. */
export const plural = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and the older scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns what a person wrote, to be put into a sentence of Quad's outside the application. A text that
 * runs from right to left keeps its punctuation at its own end, and doesn't reorder the sentence.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day in UTC, such as `5 March 2025`. */
export const dayText = (at: Date): string => dayFormat.format(at);

/** The time to wait, such as `2 minutes`. */
export function waitText(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, 'minute') : plural(Math.ceil(seconds / 3_600), 'hour');
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes the text for HTML, between tags or within a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? '');

/** Characters that would control the terminal instead of being shown. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** Returns a line of output that can't control the terminal, whatever people wrote into it. */
export const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(CONTROLS, '\uFFFD');
