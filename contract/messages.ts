/**
 * Every text with fixed wording, grouped by the place where it appears. Texts with a variable part
 * are functions. Texts that appear together are in one file, so that a page loads only the texts it
 * shows. A group with a file of its own has named exports, which the bundler can shorten and drop.
 */
export * as chatbotReplies from './messages/chatbotReplies';
export { chatMessages } from './messages/chat';
export * as connectionMessages from './messages/connections';
export * as eventMessages from './messages/events';
export { chatbotMessages, sessionMessages, timeMessages } from './messages/everyPage';
export * as feedMessages from './messages/feed';
export * as fileMessages from './messages/files';
export { printedPage } from './messages/pages';
export * as loginMessages from './messages/login';
export * as notificationMessages from './messages/notifications';
export {
  connectionsPageMessages,
  mentoringMessages,
  positionNames,
  profileMessages,
  universityMessages,
} from './messages/people';
export * as quoteMessages from './messages/quotes';
export * as researchMessages from './messages/research';
export { otpMessages, signupMessages } from './messages/signup';
