import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import { ListedMatrix, Matrix } from '../entities/matrix';
import { MATRIX_PAPERS_MAX, MATRIX_QUESTIONS_MAX, MATRIX_QUESTION_MAX_LENGTH } from '../limits';
import { Id, oneOf, record } from '../schema';
import { at, idParams, text } from './common';

const tag = 'Assistant';

/** The calls for quote matrices: the same questions to several papers. */
export const matrixCalls = {
  createMatrix: defineCall({
    ...at('createMatrix'),
    tag,
    access: 'verified',
    summary: 'Ask several papers the same questions; the answers are literal quotes',
    bodyKind: 'json',
    body: record({
      paper_ids: Type.Array(Id, { minItems: 1, maxItems: MATRIX_PAPERS_MAX }),
      questions: Type.Array(text(MATRIX_QUESTION_MAX_LENGTH), {
        minItems: 1,
        maxItems: MATRIX_QUESTIONS_MAX,
      }),
    }),
    status: 202,
    response: record({ id: Id }),
  }),
  listMatrices: defineCall({
    ...at('listMatrices'),
    tag,
    access: 'verified',
    summary: "The caller's quote matrices, newest first",
    response: record({ matrices: Type.Array(ListedMatrix) }),
  }),
  readMatrix: defineCall({
    ...at('readMatrix'),
    tag,
    access: 'verified',
    summary: "One of the caller's quote matrices, with the cells answered so far",
    params: idParams,
    response: Matrix,
  }),
  deleteMatrix: defineCall({
    ...at('deleteMatrix'),
    tag,
    access: 'verified',
    summary: "Delete one of the caller's quote matrices, and stop it if it runs",
    params: idParams,
    status: 204,
    response: null,
  }),
  exportMatrix: defineCall({
    ...at('exportMatrix'),
    tag,
    access: 'verified',
    summary: "One of the caller's quote matrices as a file",
    params: idParams,
    query: record({ format: oneOf('csv', 'md', 'bib') }),
    response: null,
  }),
};
