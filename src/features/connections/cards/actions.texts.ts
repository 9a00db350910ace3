/** Texts of the actions for a person, which the feed does not load. */
import { connectionMessages } from '#contract/messages';

// AnswerButtons and MessageButton
export const acceptPerson = (username: string) => `${connectionMessages.accept} ${username}`;
export const rejectPerson = (username: string) => `${connectionMessages.reject} ${username}`;
export const messagePerson = (username: string) => `${connectionMessages.message} ${username}`;

// ConnectionActions
export const asksToConnect = (username: string) => `${username} asks to connect.`;
export const youBlocked = (username: string) => `You’ve blocked ${username}.`;
export const unblock = 'Unblock';

// PersonMenu
export const viewProfile = 'View profile';
export const withdrawRequest = 'Withdraw request';
export const removeConnection = 'Remove connection';
export const blockPerson = (username: string) => `Block ${username}`;
export const moreAbout = (username: string) => `More about ${username}`;

// BlockDialog
export const blockQuestion = (username: string) => `Block ${username}?`;
export const blockMeans =
  'You won’t see each other anywhere on Quad, and you’ll be disconnected. If you unblock them later, you’ll need to connect again.';
export const block = 'Block';
export const blocking = 'Blocking…';
