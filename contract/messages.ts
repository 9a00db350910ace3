/**
 * Every text that is fixed word for word, grouped by where it is met; texts with a variable part are
 * functions. Each group is a file of its own, so that a page loads only what it shows.
 */
export { chatMessages } from './messages/chat';
export { chatbotMessages } from './messages/chatbot';
export { connectionMessages } from './messages/connections';
export { eventMessages } from './messages/events';
export { feedMessages } from './messages/feed';
export { fileMessages } from './messages/files';
export { loginMessages } from './messages/login';
export { notificationMessages } from './messages/notifications';
export { otpMessages } from './messages/otp';
export { profileMessages } from './messages/profile';
export { researchMessages } from './messages/research';
export { sessionMessages } from './messages/session';
export { signupMessages } from './messages/signup';
export { timeMessages } from './messages/time';
export { universityMessages } from './messages/universities';
