/** Texts of the connections page. */

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
