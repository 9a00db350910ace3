import type { Generated, JSONColumnType } from 'kysely';
import type { Citation } from '#contract/entities/chatbot';
import type { CellVerdict, MatrixState } from '#contract/entities/matrix';
import type { Timestamp } from './columnTypes';

/** The rows of quote matrices. */
export interface MatrixTables {
  matrices: {
    id: Generated<number>;
    user_id: number;
    state: Generated<MatrixState>;
    paper_ids: number[];
    questions: string[];
    /** How often a process worked on it, and how often since the last answer. */
    turn: Generated<number>;
    attempts: Generated<number>;
    /** The time from which a process may work on it, unless it is finished. */
    due_at: Timestamp;
    created_at: Timestamp;
  };
  matrix_cells: {
    matrix_id: number;
    paper_id: number;
    /** The position among the questions, from 0. */
    question: number;
    verdict: CellVerdict;
    citations: JSONColumnType<Citation[]>;
    nearest: JSONColumnType<Citation[]>;
  };
}
