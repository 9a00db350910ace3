/** Texts of the chat that people read: refusals of calls and of frames. */
import { ACCEPTED_KINDS, namesOf } from '#contract/fileKinds';

// readHistory
export const noSuchPerson = 'This person does not exist.';

// files
export const chooseFile = 'Choose a file first.';
export const wrongFileKind = (name: string) =>
  `“${name}” cannot be sent. Please choose a ${namesOf(ACCEPTED_KINDS.chat)} file.`;
export const invalidLink = 'This link does not work. Please open the file from the conversation.';
export const expiredLink =
  'This link has expired. Please open the file from the conversation again.';

// send
export const notConnected = 'You can only message your connections.';
export const accountDeleted = 'This account was deleted, so it can’t receive messages anymore.';
export const forbiddenFile = 'You can only send files you uploaded.';
export const messageTooLong = (most: number) => `A message can have up to ${most} characters.`;
export const unusableText = 'The message contains characters that can’t be stored.';
export const emptyMessage = 'Write a message first.';
export const unknownOriginal = 'The message you reply to is not in this conversation.';

// change
export const notYourMessage = 'You can only change your own messages.';
export const tooLateToEdit = 'A message can be edited for 15 minutes after it was sent.';
export const tooLateToDelete = 'A message can be deleted for 24 hours after it was sent.';
export const deletedBefore = 'This message was deleted before, so it can’t be edited.';
export const notConnectedToEdit = 'You can only edit messages to your connections.';
