import type { Matrix } from '#contract/entities/matrix';
import { Card } from '#shared/ui/layout/Card';
import { cellsOf } from './cellsOf';
import { CellContent } from './CellContent';
import css from './MatrixCards.module.css';
import { PaperTitle } from './PaperTitle';
import * as texts from './texts';

/** A card for each paper with its answers to the questions, for narrow screens. */
export function MatrixCards({ matrix }: { readonly matrix: Matrix }) {
  const { papers, questions, state } = matrix;
  const cellAt = cellsOf(matrix);
  const isUnfinished = state === 'waiting' || state === 'running';
  return (
    <ul className={css.cards} aria-label={texts.papersLabel}>
      {papers.map((paper, at) => (
        <Card key={paper.id ?? `gone ${at}`} as="li" padding="none" edgeToEdge>
          <h2 className={css.head}>
            <PaperTitle paper={paper} />
          </h2>
          <dl className={css.answers}>
            {questions.map((question, row) => (
              <div key={`${row} ${question}`} className={css.answer}>
                <dt className={css.question} dir="auto">
                  {question}
                </dt>
                <dd className={css.cell}>
                  <CellContent
                    paper={paper}
                    cell={cellAt(paper.id, row)}
                    isUnfinished={isUnfinished}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  );
}
