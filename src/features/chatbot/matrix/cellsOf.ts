import type { Matrix, MatrixCell } from '#contract/entities/matrix';

const keyOf = (paperId: number | null, question: number) => `${paperId} ${question}`;

/** Returns a lookup of the cells by paper and question. */
export function cellsOf({ cells }: Matrix) {
  const byPlace = new Map(cells.map((cell) => [keyOf(cell.paper_id, cell.question), cell]));
  return (paperId: number | null, question: number): MatrixCell | undefined =>
    byPlace.get(keyOf(paperId, question));
}
