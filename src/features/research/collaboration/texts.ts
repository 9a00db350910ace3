/** Texts of the requests to join the user's work. */

export const collaborationRequests = 'Collaboration requests';
export const pendingRequests = (count: number) =>
  count === 1 ? '1 pending request' : `${count} pending requests`;

// CollabRequestCard: name, text, title of the work
export const wantsToCollaborateOn = 'wants to collaborate on';
export const accept = 'Accept';
export const acceptPerson = (username: string) => `Accept ${username}`;
export const decline = 'Decline';
export const declinePerson = (username: string) => `Decline ${username}`;
export const message = 'Message';
export const messagePerson = (username: string) => `Message ${username}`;

// AcceptedNotice: text, title of the work, text
export const workTogetherBefore = (username: string) => `You and ${username} work together on “`;
export const workTogetherAfter = '” now.';
