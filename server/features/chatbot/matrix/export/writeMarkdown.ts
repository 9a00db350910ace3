import type { FoundMatrix } from '../findMatrix';
import * as texts from '../texts';
import { answerText, cellOf, onOneLine, pageAddress, type Column } from './answerTexts';

/**
 * Characters with a meaning in Markdown or in HTML, and those by which an address becomes a link, in
 * which no other character could be escaped.
 */
const SIGNS = /[\\`*_{}[\]<>()#|$~!&@]|:(?=\/\/)|(?<=www)\./gi;
const LIST_MARK = /^(\d{0,9})(?=[-+.])/;

/** A text on one line in which no character has a meaning. */
export const plainMarkdown = (text: string): string =>
  onOneLine(text).replace(SIGNS, '\\$&').replace(LIST_MARK, '$1\\');

const headingOf = ({ shown }: Column): string => (shown ? plainMarkdown(shown.title) : texts.gone);

function* blocksOf(matrix: FoundMatrix, origin: string): Generator<string> {
  yield `# ${texts.heading}`;
  for (const [question, asked] of matrix.questions.entries()) {
    yield `## ${question + 1}\\. ${plainMarkdown(asked)}`;
    for (const column of matrix.papers) {
      const cell = cellOf(matrix, column, question);
      const quotes = cell?.citations ?? [];
      yield `### ${headingOf(column)}`;
      if (quotes.length === 0) yield answerText(matrix, column, cell);
      for (const { page, page_name: name, quote } of quotes) {
        const link = `[${texts.onPage(plainMarkdown(name ?? String(page)))}](${pageAddress(origin, column.id, page)})`;
        yield `> ${plainMarkdown(quote)}\n>\n> ${link}`;
      }
    }
  }
}

/** A matrix in Markdown: the quotes of each paper under each question. */
export const writeMarkdown = (matrix: FoundMatrix, origin: string): string =>
  `${[...blocksOf(matrix, origin)].join('\n\n')}\n`;
