import { bibtexText, paperEntry, writeBibtex } from '#domain/citations';
import type { FoundMatrix } from '../findMatrix';
import * as texts from '../texts';
import { cellOf, onOneLine, type Column } from './answerTexts';

/** The questions that a paper answers, each with its quotes, one a line. */
function notesOf(matrix: FoundMatrix, column: Column): string {
  const lines = matrix.questions.flatMap((question, at) => {
    const quotes = cellOf(matrix, column, at)?.citations ?? [];
    if (quotes.length === 0) return [];
    const quoted = quotes.map(
      ({ quote, page, page_name: name }) =>
        `“${onOneLine(quote)}” (${texts.onPage(name ?? String(page))})`,
    );
    return [onOneLine(question), ...quoted];
  });
  return lines.join('\n');
}

/** The papers of a matrix in BibTeX, with the quotes as their notes. */
export const writeBibliography = (matrix: FoundMatrix): string =>
  matrix.papers
    .flatMap((column) => {
      if (!column.shown) return [];
      const entry = paperEntry(column.shown);
      const note = ['annote', bibtexText(notesOf(matrix, column))] as const;
      return `${writeBibtex({ ...entry, fields: [...entry.fields, note] })}\n`;
    })
    .join('\n');
