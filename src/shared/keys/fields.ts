/** The selector of elements in which a key types a text, moves the cursor or chooses. */
export const FIELDS =
  'input:not([type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key was pressed in a field. */
export const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;
