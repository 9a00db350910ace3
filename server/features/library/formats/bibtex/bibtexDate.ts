import type { BibtexField } from '#domain/citations';
import { dateParts, isoDate, splitDate } from '../dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The month and day in texts such as `may`, `5`, `May 3` and `3 May`. */
function monthAndDay(text: string): number[] {
  const words = text.toLowerCase().split(/[\s.,~/]+/);
  const month = words.findIndex((word) => MONTHS.includes(word.slice(0, 3)));
  if (month < 0) return words.length === 1 ? [Number(words[0])] : [];
  const others = words.filter((word, at) => at !== month && word !== '');
  if (others.length > 1) return [];
  const number = MONTHS.indexOf((words[month] ?? '').slice(0, 3)) + 1;
  return others.length === 0 ? [number] : [number, Number(others[0])];
}

/** The date in the fields of an entry, in ISO 8601 if they have one, or else as they are written. */
export function readDate(date: string, year: string, month: string, day: string): string {
  if (date !== '') return date;
  if (month === '') return year;
  const [number = NaN, dayOfMonth] = monthAndDay(month);
  const isMonth = Number.isInteger(number) && number >= 1 && number <= 12;
  const iso = isMonth && /^\d{4}$/.test(year) ? isoDate([year, number, day || dayOfMonth]) : null;
  return iso ?? [day, month, year].filter(Boolean).join(' ');
}

/** The fields for a date; `text` writes one that is not in ISO 8601. */
export function dateFields(date: string, text: (date: string) => string): BibtexField[] {
  if (date === '') return [];
  const { isCirca, season, date: bare } = splitDate(date);
  const parts = dateParts(bare);
  const [year = 0, month, day] = parts?.[0] ?? [];
  const isYear = parts?.length === 1 && month === undefined;
  // Styles of BibTeX print both as they are.
  if (isCirca && season === '' && isYear) return [['year', date]];
  if (season !== '' && !isCirca && isYear)
    return [
      ['year', bare],
      ['month', season],
    ];
  const isSimple = parts?.length === 1 && year >= 0 && (month === undefined || month <= 12);
  if (!isSimple || isCirca || season !== '') return [['date', text(date)]];
  return [
    ['year', String(year).padStart(4, '0')],
    ['month', month === undefined ? '' : { macro: MONTHS[month - 1] ?? '' }],
    ['day', day === undefined ? '' : String(day)],
  ];
}
