/** Texts of the contact page. Marked up for HelpText. */

export const title = 'Contact';
export const lead = 'Every Quad is run by people you can reach.';

export const noCentralOffice =
  'Quad has no central office and no central address. This installation belongs to whoever gave you its address, usually a university. Write to its IT service desk, or to the office or society that invited you.';

export const whatToWrite = 'What to write';
export const account =
  '**Your account or your data:** your username, and the address you signed up with. Never your password, and never a one-time code: nobody needs those.';
export const behaviour =
  '**Someone’s behaviour:** a link to the post or the name of the account, and what happened.';
export const securityProblem =
  '**A security problem:** how to reproduce it, in private, before you tell anybody else.';
export const danger =
  'If you or somebody else is in danger, do not write here first: call the emergency services or your campus security. For everyday questions there is [help](/help).';
