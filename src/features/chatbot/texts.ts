/** Texts of the assistant's requests and notifications, which load on every page. */

export const assistantNotLoaded =
  'Couldn’t load the assistant. Check your connection and try again.';
export const chatCleared = 'The chat was cleared.';
export const undo = 'Undo';

// Why a request failed
export const tookTooLong = 'The assistant took too long to answer. Try again.';
export const notReached = 'Quad could not be reached. Check your connection.';
export const fileTooLarge = 'The file is too large.';
export const somethingWrong = 'Something went wrong. Try again in a moment.';
