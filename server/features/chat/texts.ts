/** Texts of the chat that people read: refusals of calls and of frames. */

// readHistory
export const noSuchPerson = 'There is no such person.';

// files
export const chooseFile = 'Choose a file first.';
export const wrongFileKind = (name: string) =>
  `“${name}” cannot be sent: please choose a JPG, PNG, GIF, PDF or DOCX file.`;
export const invalidLink =
  'This address does not open a file. Please open it from the conversation.';
export const expiredLink =
  'This address has expired. Please open the file from the conversation again.';
export const fileGone = 'This file is no longer available.';

// send
export const notConnected = 'You can only message your connections.';
export const forbiddenFile = 'You can only send files you uploaded.';
export const messageTooLong = (most: number) => `A message has at most ${most} characters.`;
export const unusableText = 'The message contains characters that can’t be stored.';
export const emptyMessage = 'Write a message first.';
