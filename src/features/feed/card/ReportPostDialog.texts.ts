/** Texts of the dialog that reports a post, which loads on its own. */

export const why = (author: string) =>
  `Why are you reporting this post? ${author} won’t know it was you.`;
export const reason = 'Reason';
export const whatIsWrong = 'What’s wrong with this post?';
export const anythingToAdd = 'Anything to add (optional)';
export const sendReport = 'Send report';

export const detailsMissing = 'Please say what is wrong.';
export const notSent = 'Your report was not sent. Please try again.';
export const sent = 'Thank you. We will look at this post.';

// The reasons, which are also sent to the moderators.
export const spam = 'Spam or advertising';
export const harassment = 'Harassment or hate';
export const misleading = 'False or misleading';
export const otherPersonsWork = 'Someone else’s work';
export const somethingElse = 'Something else';
