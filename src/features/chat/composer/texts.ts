/** Texts of the message field and its files. */

export const filesToSend = 'Files to send';
export const attachFiles = 'Attach files';
export const chosenFiles = 'Chosen files';
export const messageTo = (username: string) => `Message ${username}`;
export const writeMessage = 'Write a message';
export const send = 'Send';
export const dropFiles = (username: string) => `Drop files to send to ${username}`;
export const tooLong = (excess: number) =>
  `Too long by ${excess} ${excess === 1 ? 'character' : 'characters'}.`;
export const charactersLeft = (count: number) =>
  `${count} ${count === 1 ? 'character' : 'characters'} left`;
