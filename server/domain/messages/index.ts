/** Messages of two people: the lock of their conversation, deletion, and files without a message. */
export { eraseMessage } from './eraseMessage';
export { eitherLine, lockConversation, type UnreadMark } from './lockConversation';
export { selectUnused, stillUnused } from './unusedFiles';
