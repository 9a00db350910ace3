/** Texts of the log of a conversation. */

// MessageLog
export const messagesWith = (username: string) => `Messages with ${username}`;
export const messagesNotLoaded = 'Messages could not be loaded.';
export const sayHello = (username: string) => `Say hello to ${username}.`;
export const loadingMessages = 'Loading messages';
export const newMessages = 'New messages';
export const isTyping = (username: string) => `${username} is typing`;

// LogRules
export const unreadFrom = (day: string) => `Unread from here, ${day}`;
export const newFrom = (day: string) => `New · ${day}`;

// MessageBubble
export const you = 'You';
export const sending = 'Sending';
export const sent = 'Sent';
export const read = 'Read';

// Files and pictures
export const download = 'Download';
export const downloadFile = (name: string) => `Download ${name}`;
export const picture = 'Picture';
export const pictureNotLoaded = 'This picture could not be loaded.';
export const tryAgain = 'Try again';
export const tryAgainToLoad = (name: string) => `Try again to load ${name}`;
export const openPicture = (name: string) => `Open picture ${name}`;

// Read out when a message arrives
export const photoNamed = (name: string) => `Photo ${name}`;
export const fileNamed = (name: string) => `File ${name}`;
