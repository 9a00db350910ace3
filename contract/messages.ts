/**
 * Every text with fixed wording, grouped by the place where it appears. Texts with a variable part
 * are functions. Texts that appear together are in one file, so that a page loads only the texts it
 * shows.
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
