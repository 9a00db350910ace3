/** Texts of the page on feedback. Marked up for HelpText. */

export const title = 'Feedback';
export const lead = 'Tell us what works, what doesn’t, and what you miss.';

export const whomToTell =
  'Tell the people who run this Quad (see [contact](/contact)). They can fix what they run and pass on problems with the software.';

export const usefulReport = 'How to write a useful report';
export const page = 'The page, and what you wanted to do there.';
export const steps = 'Each step you took, and what you expected.';
export const result = 'The result: the exact words of the message, or a picture of the screen.';
export const device = 'Your browser and device, and the time it happened.';
export const privateParts =
  'Take names and private messages out of pictures before you send them. If something is hard to read, to reach by keyboard or to use with a screen reader, that is a fault like any other: please report it.';
