/** Texts of a field's restored draft. */

export const draftRestored = 'Draft restored';
export const discard = 'Discard';
