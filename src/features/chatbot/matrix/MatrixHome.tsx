import { PageHeading } from '#shared/ui/layout/PageHeading';
import css from './matrix.module.css';
import { MatrixList } from './MatrixList';
import { NewMatrixForm } from './NewMatrixForm';
import type { PickerSlot } from './PaperChoice';
import * as texts from './texts';

/** The form for a new matrix, and the user's matrices. */
export const MatrixHome = ({ picker }: PickerSlot) => (
  <div className={css.home}>
    <PageHeading lead={texts.lead}>{texts.matrix}</PageHeading>
    <NewMatrixForm picker={picker} />
    <MatrixList />
  </div>
);
