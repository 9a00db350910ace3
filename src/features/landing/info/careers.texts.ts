/** Texts of the page on careers. Marked up for HelpText. */

export const title = 'Careers';
export const lead = 'Quad is software, not a company: there are no positions to apply for here.';

export const whoWorksHere =
  'The people who look after this Quad work for the university or group that runs it. If they are looking for help, they say so where they publish all their positions.';

export const workWithPeople = 'Work with people on Quad';
export const openings =
  'Openings in labs, reading groups and student projects are best announced where the people are: write a post, or describe the work as current research so that others can ask to join. Say what the work is, how much time it takes, and whether it is paid.';

export const workOnQuad = 'Work on Quad itself';
export const freeSoftware =
  'The program is free software. A clear report of something broken, a better text or a tested change is welcome: start with [feedback](/feedback).';
