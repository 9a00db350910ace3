/** Texts about connections. */

// Headings
export const incoming = 'Incoming Connection Requests';
export const suggestions = 'People You May Know';
export const connections = 'Your Connections';

// Actions
export const pair = 'Pair';
export const connect = 'Connect';
export const pending = 'Pending';
export const accept = 'Accept';
export const reject = 'Reject';
export const message = 'Message';

// In place of a list
export const loadFailed = 'Failed to load connections. Please try again later.';
export const noConnections = 'You have no connections yet. Try pairing with someone!';
export const noRequests = 'No pending connection requests';
export const noSuggestions = 'No more people to connect with';
