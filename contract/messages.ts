/**
 * Every text that is fixed word for word, grouped by where it is met; texts with a variable part are
 * functions. What is met together is one file, so that a page loads only what it shows.
 */
export { chatbotMessages, fileMessages } from './messages/assistant';
export { assistantReplies } from './messages/assistantReplies';
export { chatMessages, notificationMessages } from './messages/chat';
export { eventMessages } from './messages/events';
export { feedMessages, timeMessages } from './messages/feed';
export { loginMessages, sessionMessages } from './messages/login';
export { connectionMessages, profileMessages, universityMessages } from './messages/people';
export { researchMessages } from './messages/research';
export { otpMessages, signupMessages } from './messages/signup';
