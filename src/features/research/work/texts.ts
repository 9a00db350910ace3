/** Texts of current work: the lists, the form and the request to collaborate. */
import { researchMessages } from '#contract/messages';

export const worksOfOthers = 'Current works of others';
export const yourWork = 'Your current work';
export const shareWork = 'Share what you’re working on';
export const workingWithYou = 'Working with you';

// OwnWorkOptions
export const moreAbout = (title: string) => `More about ${title}`;
export const deleteWork = 'Delete';

// PostWork
export const postWork = 'Post Current Work';
export const title = 'Title';
export const researchField = 'Research field';
export const details = 'Details';
export const detailsHint =
  'Describe your work and who you’re looking for. Put formulas between $ signs.';
export const post = 'Post';
export const posting = 'Posting…';

// RequestButton
export const askToCollaborate = 'Ask to collaborate';
export const askToCollaborateOn = (workTitle: string) => `Ask to collaborate on ${workTitle}`;
export const requestSentFor = (workTitle: string) =>
  `${researchMessages.requestSent}: ${workTitle}`;

// RequestDialog
export const requestToCollaborate = 'Request to collaborate';
export const optionalMessage = 'Message (optional)';
export const cancel = 'Cancel';
export const sendRequest = 'Send request';
export const sending = 'Sending…';
