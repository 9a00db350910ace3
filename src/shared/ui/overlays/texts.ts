/** Texts of the dialogs. */

// Dialog
export const close = 'Close';

// AlertDialog
export const cancel = 'Cancel';

// DeleteDialog
export const deleteQuestion = (kind: string) => `Delete this ${kind}?`;
export const deleteAction = (kind: string) => `Delete ${kind}`;
export const deleted = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)} deleted.`;
