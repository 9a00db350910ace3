import { MatrixArea } from '#features/chatbot/matrix/MatrixArea';
import type { PickerParts } from '#features/chatbot/matrix/PaperChoice';
import { PaperPicker } from '#features/research/choose/PaperPicker';

const picker = (parts: PickerParts) => <PaperPicker {...parts} />;

/** The quote matrices, with the ways to find papers for a new one. */
export const MatrixPage = () => <MatrixArea picker={picker} />;
