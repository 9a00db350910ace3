/** Texts of the cards of people and of toasts, which load with the first page. */

/* Cards beside pages, and the button to connect */

export const seeAll = 'See all';
export const friends = 'Friends';

// PairButton
export const pairWith = (username: string) => `Pair with ${username}`;
export const connectWith = (username: string) => `Connect with ${username}`;
export const pendingWith = (username: string) => `Pending: ${username}`;

/* Toasts about the user’s connections */

export const requestNotSent = (username: string) =>
  `Your request to ${username} was not sent. Please try again.`;
export const requestSent = (username: string) => `Request sent to ${username}.`;
export const answerNotSaved = 'Couldn’t save your answer. Please try again.';
export const connectionNotRemoved = 'The connection was not removed. Please try again.';
export const notConnectedAnyMore = (username: string) =>
  `You and ${username} are no longer connected.`;
export const notBlocked = (username: string) => `${username} was not blocked. Please try again.`;
export const blocked = (username: string) => `You blocked ${username}.`;
export const notUnblocked = (username: string) =>
  `${username} was not unblocked. Please try again.`;
export const unblocked = (username: string) => `You unblocked ${username}.`;

/* Undoing */

export const undo = 'Undo';
export const requestNotWithdrawn = 'Couldn’t withdraw the request. Please try again.';
export const connectionNotRestored = 'The connection was not restored. Please try again.';
