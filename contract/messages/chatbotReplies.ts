/** Replies of the chatbot that need no document. */

export const hello = 'Hi! I can explain Quad, find papers, or answer questions about a PDF.';
export const welcome = 'You’re welcome.';
export const unknown =
  'I don’t know. I can explain how Quad works, find events, people and papers, or answer questions about a PDF that you attach.';
/** Suggested first questions for users who haven't asked anything yet. */
export const starters = [
  'What events are coming up?',
  'Find papers on machine learning',
  'How do I ask about a PDF?',
] as const;
export const noEvents = 'There are no upcoming events on Quad.';
export const events = 'These are the next events on Quad:';
export const eventsOn = (when: string) => `Events on Quad ${when}:`;
export const noEventsOn = (when: string) =>
  `There are no events on Quad ${when}. These are the next ones:`;
export const talks = 'Events on Quad about this:';
export const noTalks = 'I found no coming events on Quad about this.';
export const noPeople = 'I found no one on Quad for this topic.';
export const people = 'People on Quad who work on this:';
export const noPeopleThere =
  'I found no one there for this topic. These people work on it elsewhere:';
export const noPapers = 'I found no papers on Quad about this.';
export const papers = 'Papers on Quad about this:';
