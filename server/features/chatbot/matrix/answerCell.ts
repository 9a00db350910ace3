import type { Citation } from '#contract/entities/chatbot';
import type { CellVerdict } from '#contract/entities/matrix';
import { MATRIX_QUOTES_MAX } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { answerFromDocument } from '../answers/answerQuestion';
import { DriverRefused, type AnswerDriver } from '../drivers/answerDriver';
import { documentNotFound } from '../documents/documentProblems';
import { readContext } from '../sources/readContext';

/** The answer of one paper to one question. */
export interface CellAnswer {
  verdict: CellVerdict;
  citations: Citation[];
  nearest: Citation[];
}

/** The answer to a question that can't be answered. */
export const failedCell: CellAnswer = { verdict: 'failed', citations: [], nearest: [] };

/** A quote as it is stored: the column has the title, and a cell is too small for the passage. */
const quoteOf = ({ title: _title, passage: _passage, ...citation }: Citation): Citation => citation;

function* distinct(citations: readonly Citation[]): Generator<Citation> {
  const seen = new Set<string>();
  for (const citation of citations) {
    const key = `${citation.page} ${citation.quote}`;
    if (!seen.has(key)) yield citation;
    seen.add(key);
  }
}

/**
 * Answers a question from one paper as the chatbot does when the paper is named. Throws
 * DriverUnavailable if the model can't be reached; a question that it refuses fails.
 */
export async function answerCell(
  deps: Pick<Deps, 'db' | 'clock'>,
  driver: AnswerDriver,
  { userId, paperId, question }: { userId: number; paperId: number; question: string },
): Promise<CellAnswer> {
  const ask = { req: question, document_id: String(paperId), kind: 'paper' } as const;
  const [source] = (await readContext(deps, userId, ask, question)).sources;
  if (!source) throw documentNotFound();
  try {
    const answer = await answerFromDocument(driver, question, source);
    const { citations, further = [], nearest } = answer;
    if (answer.verdict === 'not_in_document' || citations.length === 0) {
      const [first] = nearest.map(({ title: _title, ...citation }) => citation);
      return { verdict: 'not_in_paper', citations: [], nearest: first ? [first] : [] };
    }
    const quotes = [...distinct([...citations, ...further])].slice(0, MATRIX_QUOTES_MAX);
    return { verdict: 'quoted', citations: quotes.map(quoteOf), nearest: [] };
  } catch (error) {
    if (error instanceof DriverRefused) return failedCell;
    throw error;
  }
}
