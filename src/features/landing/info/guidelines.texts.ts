/** Texts of the community guidelines. Marked up for HelpText. */

export const title = 'Community guidelines';
export const lead = 'Speak as you would in a good seminar: openly, precisely and with respect.';

export const rules = 'Do';
export const criticise = 'Criticise the argument, and leave the person out of it.';
export const sources = 'Name your sources, your co-authors, and what a machine wrote for you.';
export const papers = 'Share papers and data only if you may. A link is often enough.';
export const events = 'Give events a real place and time, and change them when they change.';
export const refusals = 'Take no for an answer when someone declines to connect or to collaborate.';

export const prohibitions = 'Do not';
export const harassment = 'Harass, threaten or demean anybody, or go after them in messages.';
export const plagiarism =
  'Pass off the work of others as yours, or trade in assignments and exams.';
export const confidence =
  'Publish what was said in confidence, or data about people in your studies.';
export const impersonation =
  'Pretend to be someone else, or post the same advertisement again and again.';
export const brokenRules =
  'You can edit and delete your own posts at any time. If somebody breaks these rules, keep a link to the post and tell the people who run this Quad (see [contact](/contact)). The rules of your university hold here too.';
