import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Matrix } from '#contract/entities/matrix';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { paths } from '#shared/paths';
import { Notice } from '#shared/ui/feedback/Notice';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { Icon } from '#shared/ui/marks/Icon';
import { DeleteMatrix } from './DeleteMatrix';
import { ExportMenu } from './ExportMenu';
import css from './matrix.module.css';
import { MatrixCards } from './MatrixCards';
import { MatrixTable } from './MatrixTable';
import * as texts from './texts';

interface MatrixViewProps {
  readonly id: number;
  readonly matrix: Matrix;
  readonly isUnfinished: boolean;
}

/** A matrix: a table of questions and papers, or on a phone a card for each paper. */
export function MatrixView({ id, matrix, isUnfinished }: MatrixViewProps) {
  const isPhone = useMediaQuery(PHONE);
  const { papers, questions } = matrix;
  return (
    <div className={css.matrix}>
      <Link to={paths.matrices} className={css.back}>
        <Icon of={ArrowLeft} size="sm" />
        {texts.allMatrices}
      </Link>
      <PageHeading
        lead={texts.size(papers.length, questions.length)}
        aside={
          <div className={css.actions}>
            <ExportMenu id={id} />
            <DeleteMatrix id={id} isUnfinished={isUnfinished} />
          </div>
        }
      >
        {texts.matrix}
      </PageHeading>
      <Progress matrix={matrix} isUnfinished={isUnfinished} />
      {isPhone ? <MatrixCards matrix={matrix} /> : <MatrixTable matrix={matrix} />}
    </div>
  );
}

function Progress({ matrix, isUnfinished }: Omit<MatrixViewProps, 'id'>) {
  const { state, papers, questions, cells } = matrix;
  const all = papers.filter((paper) => paper.state !== 'gone').length * questions.length;
  if (state === 'failed') return <Notice tone="warn">{texts.failedText}</Notice>;
  if (!isUnfinished) return null;
  return (
    <div className={css.progress}>
      <ProgressBar
        value={all === 0 ? null : (100 * cells.length) / all}
        label={texts.progress}
        text={texts.answered(cells.length, all)}
      />
      <p className={css.note} role="status">
        {state === 'waiting' ? texts.waitingText : ''}
      </p>
    </div>
  );
}
