import type { Matrix } from '#contract/entities/matrix';
import type { FoundMatrix } from './findMatrix';

/** A matrix as its owner sees it. */
export const presentMatrix = ({ state, questions, papers, cells }: FoundMatrix): Matrix => ({
  state,
  papers: papers.map(({ id, shown }) =>
    shown
      ? {
          id,
          title: shown.title,
          author: shown.author,
          state: shown.state === 'readable' ? 'readable' : 'unreadable',
        }
      : { id: null, title: null, author: null, state: 'gone' },
  ),
  questions: [...questions],
  cells: cells.map(({ paper_id, question, verdict, citations, nearest }) => ({
    paper_id,
    question,
    verdict,
    citations,
    nearest,
  })),
});
