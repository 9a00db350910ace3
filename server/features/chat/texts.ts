/** Texts of the chat that people read: refusals of calls and of frames. */

// readHistory
export const noSuchPerson = 'This person does not exist.';

// files
export const chooseFile = 'Choose a file first.';
export const wrongFileKind = (name: string) =>
  `“${name}” cannot be sent. Please choose a JPG, PNG, GIF, PDF or DOCX file.`;
export const invalidLink = 'This link does not work. Please open the file from the conversation.';
export const expiredLink =
  'This link has expired. Please open the file from the conversation again.';

// send
export const notConnected = 'You can only message your connections.';
export const forbiddenFile = 'You can only send files you uploaded.';
export const messageTooLong = (most: number) => `A message can have up to ${most} characters.`;
export const unusableText = 'The message contains characters that can’t be stored.';
export const emptyMessage = 'Write a message first.';
