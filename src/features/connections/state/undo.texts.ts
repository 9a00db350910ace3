/** Texts of undoing. They load with the listeners, on every page. */

export const undo = 'Undo';
export const requestNotWithdrawn = 'Couldn’t withdraw the request. Please try again.';
export const connectionNotRestored = 'The connection was not restored. Please try again.';
