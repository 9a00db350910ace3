import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, Iso, nullable, oneOf, record } from '../schema';
import { Citation } from './chatbot';

/** Failed matrices keep the cells that were answered. */
export const MatrixState = oneOf('waiting', 'running', 'done', 'failed');
export type MatrixState = Static<typeof MatrixState>;

/**
 * A column of a matrix. Of a paper that was deleted, or is hidden from the caller, only its place is
 * left: it is `gone`. The text of a scan is `unreadable`.
 */
export const MatrixPaper = record({
  id: nullable(Id),
  title: nullable(Type.String()),
  author: nullable(Type.String()),
  state: oneOf('readable', 'unreadable', 'gone'),
});
export type MatrixPaper = Static<typeof MatrixPaper>;

export const CellVerdict = oneOf('quoted', 'not_in_paper', 'failed');
export type CellVerdict = Static<typeof CellVerdict>;

/** The answer of one paper to one question; missing until it is there. */
export const MatrixCell = record({
  paper_id: Id,
  /** The position in `questions`, from 0. */
  question: Count,
  verdict: CellVerdict,
  /** One or two quotes, if the paper answers the question. */
  citations: Type.Array(Citation),
  /** The nearest passage, if it does not. */
  nearest: Type.Array(Citation),
});
export type MatrixCell = Static<typeof MatrixCell>;

/** The answers of some papers to some questions. */
export const Matrix = record({
  state: MatrixState,
  papers: Type.Array(MatrixPaper),
  questions: Type.Array(Type.String()),
  cells: Type.Array(MatrixCell),
});
export type Matrix = Static<typeof Matrix>;

/** A matrix in the list of one's own. */
export const ListedMatrix = record({
  id: Id,
  state: MatrixState,
  /** The number of papers. */
  papers: Count,
  questions: Type.Array(Type.String()),
  created_at: Iso,
});
export type ListedMatrix = Static<typeof ListedMatrix>;
