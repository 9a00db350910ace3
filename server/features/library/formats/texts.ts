/** Reasons why an entry of a bibliography is refused, and refusals of whole texts. */
import {
  LIBRARY_AUTHOR_MAX_LENGTH,
  LIBRARY_FIELD_MAX_LENGTH,
  LIBRARY_TITLE_MAX_LENGTH,
} from '#contract/limits';

const figure = (limit: number) => limit.toLocaleString('en');

// finishEntry
export const noTitle = 'This entry has no title. Add one, and try again.';
export const titleTooLong = `The title has more than ${figure(LIBRARY_TITLE_MAX_LENGTH)} characters. Shorten it, and try again.`;
export const authorsTooLong = `The names of the authors have more than ${figure(LIBRARY_AUTHOR_MAX_LENGTH)} characters. Keep the first ones and “others”, and try again.`;
export const fieldTooLong = (name: string) =>
  `The field “${name}” has more than ${figure(LIBRARY_FIELD_MAX_LENGTH)} characters. Shorten it, and try again.`;

// parseBibtex
export const noBrace = (type: string) => `A “{” is missing after “@${type}”.`;
export const noEquals = (name: string) => `A “=” is missing after “${name}”.`;
export const noFieldName = 'The name of a field is missing, or a comma or brace is surplus.';
export const noValue = (name: string) => `The field “${name}” has no value.`;
export const notClosed = 'The entry is not closed: a “}” or a quotation mark is missing.';
export const tooManyMacros = 'The abbreviations (@string) of this entry are too long.';

// inheritFields
export const inheritsTooMuch = 'The entries to which “crossref” leads are too long.';

// readRis, readCsl, readDois
export const noType = 'The entry does not begin with a line “TY  - ”, such as “TY  - JOUR”.';
export const notJson = 'This is not valid JSON. Export the file again, and try again.';
export const noDoi = 'This line has no DOI. Enter one on each line, such as 10.1000/182.';

// libraryWork
export const tooManyOfYours =
  'Too many of your files are still being read or written. Please try again in a moment.';
export const tooMany =
  'Many files are being read or written right now. Please try again in a moment.';
export const tooSlow = 'This file takes too long to read. Split it, and try again.';
export const notRead = 'Couldn’t read the file just now. Try again in a moment.';
export const notWritten = 'Couldn’t write the file just now. Try again in a moment.';
