import type { Matrix } from '#contract/entities/matrix';
import { cellsOf } from './cellsOf';
import { CellContent } from './CellContent';
import css from './MatrixTable.module.css';
import { PaperTitle } from './PaperTitle';
import * as texts from './texts';

/** The questions as rows and the papers as columns. Scrolls within itself; the headers stay. */
export function MatrixTable({ matrix }: { readonly matrix: Matrix }) {
  const { papers, questions, state } = matrix;
  const cellAt = cellsOf(matrix);
  const isUnfinished = state === 'waiting' || state === 'running';
  return (
    // Focusable, so that the keyboard can scroll it.
    <div className={css.frame} role="region" aria-label={texts.papersLabel} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {texts.question}
            </th>
            {papers.map((paper, at) => (
              <th key={paper.id ?? `gone ${at}`} scope="col" className={css.paper}>
                <PaperTitle paper={paper} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map((question, row) => (
            <tr key={`${row} ${question}`}>
              <th scope="row" className={css.question} dir="auto">
                {question}
              </th>
              {papers.map((paper, at) => (
                <td key={paper.id ?? `gone ${at}`} className={css.cell}>
                  <CellContent
                    paper={paper}
                    cell={cellAt(paper.id, row)}
                    isUnfinished={isUnfinished}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
