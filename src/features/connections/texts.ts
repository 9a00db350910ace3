/** Texts of connections: the page, the cards of people, and the actions for a person. */

/* Cards beside pages, and the button to connect */

export const seeAll = 'See all';
export const showLess = 'Show less';
export const friends = 'Friends';
export const findPeople = 'Find people';

// PairButton
export const pairWith = (username: string) => `Pair with ${username}`;
export const connectWith = (username: string) => `Connect with ${username}`;
export const pendingWith = (username: string) => `Pending: ${username}`;

/* Toasts about the user’s connections */

export const requestNotSent = (username: string) =>
  `Couldn’t send your request to ${username}. Try again.`;
export const requestSent = (username: string) => `Request sent to ${username}.`;
export const answerNotSaved = 'Couldn’t save your answer. Try again.';
export const connectionNotRemoved = 'Couldn’t remove the connection. Try again.';
export const notConnectedAnyMore = (username: string) =>
  `You and ${username} are no longer connected.`;
export const notBlocked = (username: string) => `Couldn’t block ${username}. Try again.`;
export const blocked = (username: string) => `You blocked ${username}.`;
export const notUnblocked = (username: string) => `Couldn’t unblock ${username}. Try again.`;
export const unblocked = (username: string) => `You unblocked ${username}.`;

/* Undoing */

export const undo = 'Undo';
export const requestNotWithdrawn = 'Couldn’t withdraw the request. Try again.';
export const connectionNotRestored = 'Couldn’t restore the connection. Try again.';

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

// SentRequests
export const sentRequests = 'Sent requests';
export const noSentRequests = 'No sent requests';
export const withdraw = 'Withdraw';
export const withdrawRequestTo = (username: string) => `Withdraw the request to ${username}`;

// YourConnections
export const searchConnections = 'Search your connections';
export const noMatch = (words: string) => `No connections match “${words}”`;
export const showMore = 'Show more';

// ChooseConnection
export const newMessage = 'New message';
export const chooseConnection = 'Choose the connection to write to.';
export const connectionsNotLoaded = 'Couldn’t load your connections.';
export const noConnectionsYet = 'No connections yet';
export const connectionsFound = (count: number) =>
  `${count} ${count === 1 ? 'connection' : 'connections'} found`;

/* Actions for a person */

// AnswerButtons and MessageButton
export const acceptPerson = (username: string) => `Accept ${username}`;
export const rejectPerson = (username: string) => `Reject ${username}`;
export const messagePerson = (username: string) => `Message ${username}`;

// ConnectionActions
export const asksToConnect = (username: string) => `${username} wants to connect with you.`;
export const youBlocked = (username: string) => `You’ve blocked ${username}.`;

// MentoringDialog
export const mentoringMeans = (username: string) =>
  `${username} sees your request and decides. If they accept, you’re connected and have one of their places.`;
export const topic = 'Topic';
export const mentoringMessage = 'Message (optional)';
export const cancel = 'Cancel';
export const sendRequest = 'Send request';
export const sending = 'Sending…';

/** The start of a message to a mentor. Without a topic, the user adds theirs. */
export const mentoringDraft = (topicOrNone: string | undefined) =>
  topicOrNone === undefined
    ? 'Hello! You offer mentoring. Do you have a place for me?'
    : `Hello! You offer mentoring in ${topicOrNone}. Do you have a place for me?`;

// RequestNote: followed by a topic
export const asksForMentoringIn = 'Asks for mentoring in';

// PersonMenu
export const viewProfile = 'View profile';
export const withdrawRequest = 'Withdraw request';
export const removeConnection = 'Remove connection';
export const reportPerson = (username: string) => `Report ${username}`;
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

/* People who offer mentoring */

export const filterPeople = 'Filter people';
export const position = 'Position';
export const anyPosition = 'Any position';
export const mentors = 'People who offer mentoring';
export const mentorsIn = (topics: string) => `Mentors in ${topics}`;
export const noMentors = 'No one offers mentoring here yet.';
export const mentorsFailed = 'Couldn’t look for mentors.';
