import { MATRIX_PAPERS_MAX } from '#contract/limits';

/** A paper chosen for a matrix. */
export interface ChosenPaper {
  id: number;
  title: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isChosen = (value: unknown): value is ChosenPaper =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'title' in value &&
  typeof value.title === 'string';

/** Reads the chosen papers from a draft; none from any other text. */
export function readChosen(text: string): ChosenPaper[] {
  const papers = text === '' ? [] : parsed(text);
  return Array.isArray(papers) ? papers.filter(isChosen).slice(0, MATRIX_PAPERS_MAX) : [];
}

/** Writes the chosen papers as a draft; '' for none. */
export const writeChosen = (papers: readonly ChosenPaper[]): string =>
  papers.length === 0 ? '' : JSON.stringify(papers.map(({ id, title }) => ({ id, title })));

/** The questions in a text with one a line, without empty lines. */
export const questionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
