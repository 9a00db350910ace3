/** Texts of research that people read: refusals, results and notes on papers. */
import { CHATBOT_MAX_PAGES, PAPER_YEAR_MAX, PAPER_YEAR_MIN } from '#contract/limits';

// readCitations
export const tooManyOfYourCitations =
  'Too many of your citations are still being prepared. Please try again in a moment.';
export const tooManyCitations =
  'Many citations are being prepared right now. Please try again in a moment.';
export const notCited = 'Couldn’t cite this paper just now. Try again in a moment.';

// lockOwnWork, postWork, requestCollaboration
export const workNotFound = 'This research does not exist.';
export const workGone = 'This research no longer exists.';
export const notOwnWork = {
  edit: 'Only the author can edit this research.',
  delete: 'Only the author can delete this research.',
};
export const ownWork = 'You cannot ask to join your own research.';
export const workClosed = 'This research is not open to requests.';
export const alreadyAsked = 'You have already asked to join this research.';

// answerRequest, withdrawRequest, workRoutes
export const requestNotFound = 'This request does not exist.';
export const alreadyAnswered = 'This request has already been answered.';
export const alreadyWithdrawn = 'This request was withdrawn.';
export const requestAccepted = 'The request was accepted. You are now connected.';
export const requestDeclined = 'The request was declined.';

// paperRoutes
export const placeKept = 'Your page is kept.';

// paperProblems
export const paperNotFound = 'This paper does not exist.';
export const notOwnPaper = {
  edit: 'Only the person who added this paper can edit it.',
  delete: 'Only the person who added this paper can delete it.',
};
export const scanned = 'This PDF is a scan, so its text can’t be searched.';
export const tooLong = `This PDF has more than ${CHATBOT_MAX_PAGES} pages, so its text can’t be searched.`;
export const wrongDoi = 'Enter a DOI such as 10.1000/182.';

// paperFields, paperRoutes
export const wrongYear = `Enter a year from ${PAPER_YEAR_MIN} to ${PAPER_YEAR_MAX}.`;
export const chooseFile = 'Choose a file first.';
