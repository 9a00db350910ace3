/** Texts of sockets that people read: refusals of a socket, and the errors of frames. */

// handshake
export const onlyWebSockets = 'Only WebSockets are opened here.';
export const noSocketHere = 'There is no socket here.';
export const wrongUserId = 'The user id is not a number.';
export const foreignPage = 'This page may not open a socket here.';
export const logIn = 'Please log in.';
export const verifyEmail = 'Please verify your email';
export const foreignSocket = 'This socket belongs to another account.';

// gateway
export const restarting = 'The server is restarting.';
export const upgradeFailed = 'Please try again in a moment.';
export const frameFailed = 'That did not work. Please try again in a moment.';

// parseFrame
export const unknownType = 'This kind of frame is not known here.';
export const wrongForm = 'The frame is not of the stated form.';
export const nestedTooDeeply = 'The frame is nested too deeply.';
export const notJson = 'The frame is not JSON.';
export const notObject = 'The frame is not a JSON object.';
