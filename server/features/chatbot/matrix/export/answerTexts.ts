import type { CellRow, FoundMatrix } from '../findMatrix';
import * as texts from '../texts';

/** A column of a matrix with the paper, if its owner may see it. */
export type Column = FoundMatrix['papers'][number];

/** The cell of a paper and a question; undefined if it is not answered. */
export const cellOf = (
  { cells }: FoundMatrix,
  { id }: Column,
  question: number,
): CellRow | undefined => cells.find((cell) => cell.paper_id === id && cell.question === question);

/** The state of an answer in words. */
export function answerText({ state }: FoundMatrix, { shown }: Column, cell?: CellRow): string {
  if (!shown) return texts.gone;
  if (shown.state !== 'readable') return texts.unreadable;
  if (cell?.verdict === 'quoted') return texts.found;
  if (cell?.verdict === 'not_in_paper') return texts.notInPaper;
  return cell || state === 'done' || state === 'failed' ? texts.noAnswer : texts.notYet;
}

/** A quote on one line. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The address of a page of a paper in the reader. */
export const pageAddress = (origin: string, paperId: number, page: number): string =>
  `${origin}/dashboard/research/papers/${paperId}/read#page=${page}`;
