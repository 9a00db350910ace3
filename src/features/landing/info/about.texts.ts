/** Texts of the page about Quad. Marked up for HelpText. */

export const title = 'About Quad';
export const lead = 'A quiet place for university people to share their work.';

export const whatItIs =
  'Quad is a network for students, faculty and researchers. You post what you are working on, find people in your field, talk to them one to one, and keep the papers and dates that matter to you in one place.';

export const thingsToDo = 'Things to do here';
export const post = 'Post notes, pictures, videos, documents and events, and discuss them.';
export const connect = 'Connect with people in your department, your university, or another one.';
export const message = 'Message your connections, and see at once when they reply.';
export const share = 'Share papers and current work, and ask others to join in.';
export const rsvp = 'RSVP to events and see them in your calendar.';
export const ask = 'Ask an assistant about a paper, and see the pages its answers come from.';

export const howItIsMade = 'How it is made';
export const host =
  'Each Quad has a host that runs it: a university, a department or a student society. Quad is free software under the MIT licence, so hosts may read it, change it and keep the data on their own servers. It shows no advertising and orders the feed by time, not by what keeps you scrolling. What it stores about you is set out on the page about [privacy](/privacy).';
