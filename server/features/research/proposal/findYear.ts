import { asciiDigits } from '#contract/typed/digits';
import { PAPER_YEAR_MAX, PAPER_YEAR_MIN } from '#contract/limits';

/** Words that precede the year of publication on a line. */
const PUBLISHED =
  /(?:published|publication|copyright|\u00A9|\(c\)|arxiv:|proceedings|conference|journal|vol\.|volume|accepted|received)[^\n]{0,120}?\b((?:19|20)\d{2})\b/i;

const asYear = (text: string | undefined): number | null => {
  const year = Number(text);
  return year >= PAPER_YEAR_MIN && year <= PAPER_YEAR_MAX ? year : null;
};

/**
 * The year at the beginning of a PDF date, written as `D:2019…` or `2019-…`; null if it has none.
 */
export const yearOfDate = (date: string): number | null =>
  asYear(/^\s*(?:D:)?(\d{4})/.exec(date)?.[1]);

/**
 * The year of publication: from the metadata, else from a line of the first page, else the file's
 * creation date.
 */
export const findYear = (
  published: string,
  firstPage: readonly { text: string }[],
  made: string,
): number | null =>
  yearOfDate(published) ??
  asYear(PUBLISHED.exec(asciiDigits(firstPage.map(({ text }) => text).join('\n')))?.[1]) ??
  yearOfDate(made);
