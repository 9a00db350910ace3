import { asciiDigits } from '#contract/typed/digits';
import { PAPER_YEAR_MAX } from '#contract/limits';

/** `2019`, `2019-05` or `2019-05-03`, also before the year 0. */
const ISO = /^(-?\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
/** The seasons of CSL, where spring is 1. */
export const SEASONS: readonly string[] = ['Spring', 'Summer', 'Autumn', 'Winter'];
const QUALIFIED = /^(circa )?(?:(Spring|Summer|Autumn|Winter) )?(\S.*)$/;
const WHOLE_YEAR = /(?<![\d-])\d{4}(?!\d)/;

/** Numbers in the digits of any script. With words, a year may be one of another calendar. */
const NUMERIC = /^[\p{Nd}\s/.-]+$/u;

/** Returns a date of numbers with the digits 0 to 9, and any other as it is. */
export const tidyDate = (date: string): string => (NUMERIC.test(date) ? asciiDigits(date) : date);

/** Writes a date in ISO 8601 from its year, month and day; null if the year is no number. */
export function isoDate(parts: readonly unknown[]): string | null {
  const numbers = parts
    .slice(0, 3)
    .map((part) =>
      part === '' || part === null ? NaN : Number(typeof part === 'string' ? tidyDate(part) : part),
    );
  const [year = NaN, ...rest] = numbers;
  if (!Number.isInteger(year) || Math.abs(year) > 9_999) return null;
  const end = rest.findIndex((part) => !Number.isInteger(part) || part < 1 || part > 99);
  const kept = end < 0 ? rest : rest.slice(0, end);
  const sign = year < 0 ? '-' : '';
  const written = kept.map((part) => String(part).padStart(2, '0'));
  return [sign + String(Math.abs(year)).padStart(4, '0'), ...written].join('-');
}

/** The year, month and day of a date in ISO 8601, or two of them with a slash between; null for others. */
export function dateParts(text: string): number[][] | null {
  const sides = text
    .split('/')
    .slice(0, 3)
    .map((side) => ISO.exec(side)?.slice(1));
  if (sides.length > 2) return null;
  const parts = sides.flatMap((side) => (side ? [side.filter(Boolean).map(Number)] : []));
  return parts.length === sides.length ? parts : null;
}

/** The year within a date in any form: `2019-05-03`, `Spring 2019`. Null if there is none. */
export function yearOf(date: string): number | null {
  const year = WHOLE_YEAR.exec(date)?.[0];
  return year === undefined || Number(year) > PAPER_YEAR_MAX ? null : Number(year);
}

/** An estimated date, or a season of a year. */
export interface QualifiedDate {
  isCirca: boolean;
  /** Empty for none. */
  season: string;
  date: string;
}

/** Splits a date such as `circa 1850` or `Spring 2019`. The other part may be in any form. */
export function splitDate(text: string): QualifiedDate {
  const [, circa, season = '', date = text] = QUALIFIED.exec(text) ?? [];
  return { isCirca: circa !== undefined, season, date };
}

/** Writes a date that is estimated, or has a season by its number or in words. */
export function joinDate(date: string, season: string, isCirca: boolean): string {
  const name = /^[1-4]$/.test(season) ? SEASONS[Number(season) - 1] : season;
  return [isCirca ? 'circa' : '', name, date].filter(Boolean).join(' ');
}
