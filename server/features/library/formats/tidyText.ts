import { normalise } from '#contract/normalise';

const BLANKS = /[\s\p{Cc}]+/gu;
const BLANKS_OF_LINE = /[^\S\n]+|(?!\n)\p{Cc}+/gu;
/** Halves of characters, which a database refuses. */
const SURROGATES = /\p{Cs}/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

const composed = (text: string): string => normalise(text, 'NFC').replaceAll(SURROGATES, '\uFFFD');

/** Returns a text on one line, composed, and without surplus blanks. */
export const tidyLine = (text: string): string => composed(text.replaceAll(BLANKS, ' ')).trim();

/** Returns a text with its lines, composed, and without surplus blanks and blank lines. */
export function tidyText(text: string): string {
  const lines = composed(text.replaceAll(LINE_ENDS, '\n').replaceAll(BLANKS_OF_LINE, ' ')).split(
    '\n',
  );
  const trimmed = lines.map((line) => line.trim());
  return trimmed
    .filter((line, at) => line !== '' || (at > 0 && trimmed[at - 1] !== ''))
    .join('\n')
    .trim();
}

/** The marks of CSL for italics, small capitals and such. */
const MARKUP = /<\/?(?:i|b|em|strong|sc|span)(?: [^<>]{0,100})?>/gi;
const RAISED = /<(sub|sup)>([^<>$]{1,40})<\/\1>/gi;

/** Returns a title on one line; raised and lowered letters become formulas, and markup goes. */
export const tidyTitle = (text: string): string =>
  tidyLine(
    text
      .replaceAll(RAISED, (_all, mark: string, inner: string) =>
        mark.toLowerCase() === 'sub' ? `$_{${inner}}$` : `$^{${inner}}$`,
      )
      .replaceAll(MARKUP, ''),
  );

/** Returns an address without signs that end a field of a bibliography. */
export const tidyAddress = (text: string): string =>
  tidyLine(text).replaceAll(/[\\{}\s]/g, (sign) => encodeURIComponent(sign));

/** Returns pages such as `12-34`, however the dash is written. */
export const tidyPages = (text: string): string =>
  tidyLine(text).replaceAll(/ ?(?:[–—]|-+) ?/g, '-');
