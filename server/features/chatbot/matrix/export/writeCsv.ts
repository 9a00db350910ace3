import type { FoundMatrix } from '../findMatrix';
import * as texts from '../texts';
import { answerText, cellOf, onOneLine, pageAddress } from './answerTexts';

/** Programs read the file as UTF-8 because of this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Beginnings that spreadsheets take for a formula, also in wide letters and after blanks. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]{0,20}[-=+@＝＋－＠]|^[\t\r\n]/u;

/**
 * A field in quotes. An apostrophe before the beginning of a formula makes spreadsheets show it as
 * text.
 */
export function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The lines of a cell: one for each quote, or one that says why there is none. */
function* linesOf(matrix: FoundMatrix, origin: string): Generator<(string | number)[]> {
  for (const [question, asked] of matrix.questions.entries()) {
    for (const column of matrix.papers) {
      const { title = '', author = '', published_year: year = null } = column.shown ?? {};
      const cell = cellOf(matrix, column, question);
      const start = [asked, title, author, year ?? '', answerText(matrix, column, cell)];
      const quotes = cell?.citations ?? [];
      if (quotes.length === 0) yield [...start, '', '', ''];
      for (const { page, page_name: name, quote } of quotes) {
        const link = pageAddress(origin, column.id, page);
        yield [...start, name ?? page, onOneLine(quote), link];
      }
    }
  }
}

/** A matrix as a table of quotes for spreadsheets (RFC 4180). */
export function writeCsv(matrix: FoundMatrix, origin: string): string {
  const lines = [texts.columns, ...linesOf(matrix, origin)];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}
