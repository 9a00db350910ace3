/** Texts for a dialog or menu that could not be fetched. */

export const notOpened =
  'This couldn’t be opened. Try again, or reload the page: Quad may have been updated.';
export const offline = 'You’re offline. Try again when you’re back.';
