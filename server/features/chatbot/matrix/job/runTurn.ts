import type { Deps } from '#domain/deps';
import { answerCell, failedCell } from '../answerCell';
import type { AnswerDriver } from '../../drivers/answerDriver';
import { findNextPaper, type NextPaper } from './findNextPaper';
import { endTurn, failTurn, finishMatrix, storeCells, type NewCell, type Turn } from './turns';

/** The parts of the server that matrices need. */
export type MatrixDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** The engine that answers, and its rests. */
export interface MatrixWork {
  driver: AnswerDriver;
  /** Resolves after so many milliseconds, or when the server stops. */
  rest: (ms: number) => Promise<unknown>;
}

/**
 * The rest after each answer, relative to the time it took. Less than 5 in 100 requests are then made
 * during an answer, whose slices delay them.
 */
const REST = 24;

/** The answers to the open questions of a paper, one after the other. */
async function* answersOf(
  deps: MatrixDeps,
  { driver, rest }: MatrixWork,
  { user_id: userId, questions }: Turn,
  { id: paperId, canAnswer, open }: NextPaper,
): AsyncGenerator<NewCell[]> {
  if (!canAnswer) {
    yield open.map((question) => ({ paper_id: paperId, question, ...failedCell }));
    return;
  }
  for (const question of open) {
    const start = performance.now();
    const asked = { userId, paperId, question: questions[question] ?? '' };
    yield [{ paper_id: paperId, question, ...(await answerCell(deps, driver, asked)) }];
    await rest((performance.now() - start) * REST);
  }
}

/**
 * Puts the open questions of a matrix to its next paper, and stores each answer. Matrices take turns
 * paper by paper. A failure is logged and tried again later, from the stored answers on.
 */
export async function runTurn(
  deps: MatrixDeps,
  work: MatrixWork,
  turn: Turn,
  signal?: AbortSignal,
): Promise<void> {
  const facts = { matrix: turn.id, turn: turn.turn, driver: work.driver.name };
  try {
    const paper = await findNextPaper(deps.db, turn);
    if (!paper) {
      await finishMatrix(deps, turn);
      deps.log.info(facts, 'a quote matrix was answered');
      return;
    }
    for await (const cells of answersOf(deps, work, turn, paper)) {
      if (!(await storeCells(deps, turn, cells))) return;
      if (signal?.aborted) break;
    }
    await endTurn(deps, turn);
  } catch (error) {
    const isGivenUp = await failTurn(deps, turn);
    const failure = { err: error, attempts: turn.attempts, ...facts };
    if (isGivenUp) deps.log.error(failure, 'a quote matrix was given up');
    else deps.log.warn(failure, 'a quote matrix could not go on and will be tried again');
  }
}
