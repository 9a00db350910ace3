/** Texts of the page about events. Marked up for HelpText. */

export const title = 'Events on Quad';
export const lead =
  'Talks, symposia, reading groups and deadlines, with the date where you see it.';

export const whatItIs =
  'An event is a post with a date, a time and a place. It appears in the feed with a small calendar sheet, and again in the list of what comes within 7 days, within 30 days and within this year.';
export const answers =
  '**Going** or **Interested** tells the organiser whom to expect. Choose the same again to take it back.';
export const timeZones =
  'Times are kept with their time zone, so people elsewhere see their own time.';
export const today = 'Events that take place today are marked.';
export const calendar =
  'An event can be added to your own calendar, and a private calendar link brings all the events you go to.';
export const logIn = 'To see what is on, or to announce something, [log in](/login).';
