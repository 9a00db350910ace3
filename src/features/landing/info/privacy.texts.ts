/** Texts of the page on privacy. Marked up for HelpText. */

export const title = 'Privacy';
export const lead = 'The data Quad stores about you, who sees it, and what Quad never does.';

export const whoDecides =
  'Whoever runs this Quad, usually a university, decides what happens with the data and answers for it. What follows is what the software itself does.';

export const stored = 'What is stored';
export const account =
  '**Your account:** username, email address, university, department, fields of interest and picture. Of your password only a slow one-way hash is kept.';
export const activity =
  '**What you do:** posts, comments, likes, answers to events, connections, and messages with their files. Messages are not encrypted end to end: whoever administers the server could read them.';
export const sessions =
  '**Sessions:** for each login a one-way hash of its token and when it was last used. A login that is kept ends after 30 days without use, any other after 12 hours at the latest. Logging out ends it at once.';
export const securityRecord =
  '**A security record:** logins, failed logins, password changes and the like, with time and network address, so that misuse can be traced.';

export const whoSees = 'Who sees it';
export const visibility =
  'Posts and profiles are shown to people who are logged in. A post that is shared by link can be read by anybody who has the link. Pictures and documents in posts have addresses that cannot be guessed, but whoever has such an address can open the file; files in messages open only for the two of you. Pictures are made anew when you upload them, which removes what the camera wrote into them, such as the place.';

export const emails = 'Emails';
export const emailKinds =
  'Quad writes to you about your account only: one-time codes, and a notice when your password was changed or somebody tried to sign up with your address. There are no newsletters.';

export const never = 'Things it never does';
export const nothingElse =
  'No third-party trackers, no analytics, no advertising, no fonts or scripts from elsewhere: your browser talks to this server alone. Two things leave it if whoever runs this Quad has set them up and you use them: logging in with Google takes you to Google, and questions to an assistant may be answered by an outside service. What your browser keeps is listed under [cookies](/cookies). To see, correct or erase your data, turn to the people under [contact](/contact).';
