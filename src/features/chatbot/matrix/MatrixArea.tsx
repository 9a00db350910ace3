import { Route, Routes } from 'react-router-dom';
import { MatrixHome } from './MatrixHome';
import { MatrixOf } from './MatrixOf';
import type { PickerSlot } from './PaperChoice';

/** The quote matrices: a list with the form for a new one, and the page of each. */
export const MatrixArea = ({ picker }: PickerSlot) => (
  <Routes>
    <Route index element={<MatrixHome picker={picker} />} />
    <Route path=":matrixId" element={<MatrixOf />} />
  </Routes>
);
