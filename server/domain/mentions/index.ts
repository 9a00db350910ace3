/** The people that posts and comments mention: stored, listed for readers, and notified. */
export { startFillingMentions } from './fillMentions';
export { notifyMentioned, withdrawMentions } from './notifyMentioned';
export { selectMentions } from './selectMentions';
export { writeMentions } from './writeMentions';
