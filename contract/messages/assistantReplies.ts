/** Replies of the assistant that need no document. */
export const assistantReplies = {
  hello: 'Hi! I can explain Quad, find papers, or answer questions about a PDF.',
  unknown:
    'I don’t know. I can explain how Quad works, find events, people and papers, or answer questions about a PDF that you attach.',
  /** Suggested first questions for users who haven't asked anything yet. */
  starters: [
    'What events are coming up?',
    'Find papers on machine learning',
    'How do I ask about a PDF?',
  ],
  noEvents: 'There are no upcoming events on Quad.',
  events: 'These are the next events on Quad:',
  noPeople: 'I found no one on Quad for this topic.',
  people: 'People on Quad who work on this:',
  noPapers: 'I found no papers on Quad about this.',
  papers: 'Papers on Quad about this:',
} as const;
