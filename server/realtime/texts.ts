/** Texts of sockets that people read: refusals of a socket, and the errors of frames. */

// handshake
export const onlyWebSockets = 'This address accepts only WebSocket connections.';
export const noSocketHere = 'There is no WebSocket at this address.';
export const wrongUserId = 'The user id is not a number.';
export const foreignPage = 'Pages of other sites cannot open a socket here.';
export const logIn = 'Please log in.';
export const verifyEmail = 'Please verify your email';
export const aboutToBeDeleted = 'Your account will be deleted soon.';
export const foreignSocket = 'This socket belongs to another account.';

// gateway
export const restarting = 'The server is restarting. Please try again in a moment.';
export const upgradeFailed = 'Couldn’t open the connection. Try again in a moment.';
export const frameFailed = 'Something went wrong on our side. Please try again in a moment.';

// parseFrame
export const unknownType = 'The server does not know this type of frame.';
export const wrongForm = 'The frame does not match its type.';
export const nestedTooDeeply = 'The frame is nested too deeply.';
export const notJson = 'The frame is not JSON.';
export const notObject = 'The frame is not a JSON object.';
