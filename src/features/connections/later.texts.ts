/** Texts of the connections page and of the actions for a person, which load on demand. */

/* Connections page */

export const connections = 'Connections';
export const connectionsLead = 'Connect with people whose work relates to yours.';

// BlockedPeople
export const blockedPeople = 'Blocked people';
export const noneBlocked = 'You haven’t blocked anyone';
export const unblock = 'Unblock';
export const unblockPerson = (username: string) => `Unblock ${username}`;

// IncomingRequests
export const waiting = (count: number) => `${count} waiting`;

// YourConnections
export const searchConnections = 'Search your connections';
export const noMatch = (words: string) => `No connections match “${words}”`;
export const showMore = 'Show more';

/* Actions for a person */

// AnswerButtons and MessageButton
export const acceptPerson = (username: string) => `Accept ${username}`;
export const rejectPerson = (username: string) => `Reject ${username}`;
export const messagePerson = (username: string) => `Message ${username}`;

// ConnectionActions
export const asksToConnect = (username: string) => `${username} wants to connect with you.`;
export const youBlocked = (username: string) => `You’ve blocked ${username}.`;

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

/* Finding people by name */

export const findByName = 'Find people by name';
export const peopleFound = 'People found';
export const peopleCalled = (name: string) => `People called “${name}”`;
export const noOneCalled = (name: string) => `No one called “${name}” is on Quad.`;
export const lookupFailed = 'Couldn’t look for people.';
export const tryAgain = 'Try Again';
