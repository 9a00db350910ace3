/** Texts of the info pages, marked up for HelpText. */

/* About Quad */

export const aboutTitle = 'About Quad';
export const aboutLead = 'A quiet place for university people to share their work.';

export const aboutWhatItIs =
  'Quad is a network for students, faculty and researchers. You post what you are working on, find people in your field, talk to them one to one, and keep the papers and dates that matter to you in one place.';

export const thingsToDo = 'Things to do here';
export const post = 'Post notes, pictures, videos, documents and events, and discuss them.';
export const connect = 'Connect with people in your department, at your university and elsewhere.';
export const message = 'Message your connections, and see at once when they reply.';
export const share = 'Share papers and current work, and ask others to join in.';
export const rsvp = 'RSVP to events and see them in your calendar.';
export const ask = 'Ask an assistant about a paper, and see the pages its answers come from.';

export const howItIsMade = 'How it is made';
export const host =
  'Each Quad has a host that runs it: a university, a department or a student society. Quad is free software under the MIT licence, so hosts may read it, change it and keep the data on their own servers. It shows no advertising and orders the feed by time, not by what keeps you scrolling. The [privacy](/privacy) page explains what Quad stores about you.';

/* Careers */

export const careersTitle = 'Careers';
export const careersLead =
  'Quad is software, not a company: there are no positions to apply for here.';

export const whoWorksHere =
  'The people who look after this Quad work for the university or group that runs it. If they are hiring, the job is listed with that university’s or group’s other openings.';

export const workWithPeople = 'Work with people on Quad';
export const openings =
  'Openings in labs, reading groups and student projects are best announced where the people are: write a post, or describe the work as current research so that others can ask to join. Say what the work is, how much time it takes, and whether it is paid.';

export const workOnQuad = 'Work on Quad itself';
export const freeSoftware =
  'Quad is free software. Bug reports, better wording and tested changes are welcome: start with [feedback](/feedback).';

/* Contact */

export const contactTitle = 'Contact';
export const contactLead = 'Who runs this Quad, and how to reach them.';

export const whoRunsIt =
  'This Quad is run by its host, usually a university, a department or a student society. There is no central office behind all Quads. The web address of this page, and the sender of the emails with your codes, usually show who the host is.';
export const runBy = (operator: string) => `This Quad is run by ${operator}.`;
export const mail = 'Email:';
export const website = 'On the web:';
export const howToReach =
  'This page can’t name the host’s email address. Write to its IT service desk, or to the office or society that invited you.';

export const whatToWrite = 'What to write';
export const contactAccount =
  '**Your account or your data:** your username, and the address you signed up with. Never your password, and never a one-time code: nobody needs those.';
export const reportPost =
  '**Something that breaks the rules:** choose Report in the ⋯ menu of the post (Report Post), comment, paper, message or person. The report reaches the moderators of this Quad, so you don’t need an address, and you get their answer. The [guidelines](/guidelines) list the rules.';
export const behaviour =
  '**Other behaviour:** a link or the name of the account, and what happened.';
export const securityProblem =
  '**A security problem:** how to reproduce it, in private, before you tell anyone else.';
export const danger =
  'If you or someone else is in danger, do not write here first: call the emergency services or your campus security. For everyday questions there is [help](/help).';

/* Cookies and storage */

export const cookiesTitle = 'Cookies and storage';
export const cookiesLead =
  'Quad keeps only what it needs to work in your browser, and nothing that tracks you.';

export const twoCookies = 'Two cookies, at most';
export const googleCookie =
  '`quad_google` (on secure pages `__Secure-quad_google`) is set when you choose to log in with Google. It holds, encrypted, what Quad needs to recognise Google’s reply. It is deleted when you return, or after ten minutes.';
export const sessionCookie =
  '`quad_browser_session` is set only if you log in without “Keep me logged in”. It holds the digit 1 and is deleted when you close the browser, which is how Quad knows to log you out.';

export const inLocalStorage = 'In the browser’s local storage';
export const login =
  '`token`, `user_id`, `user_email`, `username`: who is logged in. Removed when you log out.';
export const remember = '`quad_remember`: that you did not want to stay logged in.';
export const theme = '`quad_theme`: light or dark, if you chose one.';
export const shortcuts = '`quad_shortcuts`: that you turned keyboard shortcuts off, if you did.';
export const welcome =
  '`quad_welcome`: that you dismissed the welcome card. Removed when you log out.';
export const notice = '`quad_notice`: the notice of the operator that you dismissed last.';
export const feedScope =
  '`quad_feed_scope`: whose posts your feed shows, if you chose. Removed when you log out.';
export const drafts = '`quad_drafts`: what you have typed and not sent yet.';
export const openCalls =
  '`quad_open_calls`: a mark of each thing you sent that Quad has not confirmed, so that sending it again does not make two.';
export const outbox =
  '`quad_outbox`: messages that wait for a connection, and in `quad_outbox_changes` their edits and deletions.';
export const library =
  '`quad_library`: what you saved to your library, or removed, while there was no connection. Removed when you log out.';
export const chatbot =
  '`chatMessages`, `quad_chat_owner`: your conversation with the assistant, and whose it is.';

export const inTab = 'In the storage of a single tab';
export const chatWindows =
  '`quad_chat_windows`: the chats that are open at the bottom of the page, so that a reload keeps them. Removed when you log out or close the tab.';

export const inDatabase = 'In the browser’s database';
export const files =
  'Files that you have chosen and not sent yet, so that a reload does not lose them: `quad_post_files`, `quad_chat_files` and `quad_paper_file`.';

export const forOffline = 'In the browser’s store for offline use';
export const builtFiles =
  'The files that Quad itself consists of, so that it opens without a connection.';
export const keptReads =
  '`quad-reads`: answers of the server that you saw, such as your feed, to show them without a connection. Removed when you log out.';

export const whoReads = 'Who reads it';
export const readers =
  'Only this site reads it. There is no cookie banner because nothing here tracks you. Clearing this site’s data in your browser removes all of it and logs you out. What the server stores is described under [privacy](/privacy).';

/* Events */

export const eventsTitle = 'Events on Quad';
export const eventsLead =
  'Talks, symposia, reading groups and deadlines, with the date where you see it.';

export const eventsWhatItIs =
  'An event is a post with a date, a time and a place. It appears in the feed with a small calendar page, and on the Events page, which lists events within 7 days, within 30 days and within this year.';
export const answers =
  '**Going** or **Interested** tells the organiser who to expect. Choose the same button again to cancel.';
export const waitingList =
  'If places are limited and all are taken, join the waiting list. A place that becomes free goes to the first in line.';
export const online =
  'People who are going to an online event see its address from 30 minutes before.';
export const timeZones =
  'Each event has a time zone, so people elsewhere see the time where they are.';
export const today = 'Events that take place today are marked.';
export const calendar =
  'Add an event to your own calendar, or subscribe with a private link to see all your events there.';
export const logIn = 'To see what is on, or to announce something, [log in](/login).';

/* Feedback */

export const feedbackTitle = 'Feedback';
export const feedbackLead = 'Tell us what works, what doesn’t, and what’s missing.';

export const whomToTell =
  'Tell the people who run this Quad (see [contact](/contact)). They can fix what they run and pass on problems with the software.';

export const usefulReport = 'How to write a useful report';
export const page = 'The page, and what you wanted to do there.';
export const steps = 'Each step you took, and what you expected.';
export const result = 'The result: the exact words of the message, or a screenshot.';
export const device = 'Your browser and device, and the time it happened.';
export const privateParts =
  'Remove names and private messages from screenshots before you send them. If something is hard to read, to reach with the keyboard or to use with a screen reader, that is a bug too: please report it.';

/* Guidelines */

export const guidelinesTitle = 'Community guidelines';
export const guidelinesLead =
  'Speak as you would in a good seminar: openly, precisely and with respect.';

export const rules = 'Do';
export const criticise = 'Criticise the argument, and leave the person out of it.';
export const sources = 'Name your sources, your co-authors, and what a machine wrote for you.';
export const guidelinesPapers = 'Share papers and data only if you may. A link is often enough.';
export const events = 'Give events a real place and time, and update them when plans change.';
export const refusals = 'Take no for an answer when someone declines to connect or to collaborate.';

export const prohibitions = 'Do not';
export const harassment = 'Harass, threaten or demean anyone, or go after them in messages.';
export const plagiarism =
  'Pass off other people’s work as your own, or trade in assignments and exams.';
export const confidence =
  'Publish what was said in confidence, or data about people in your studies.';
export const impersonation =
  'Pretend to be someone else, or post the same advertisement again and again.';
export const brokenRules =
  'You can edit and delete your own posts and comments at any time, and remove comments on your posts. If someone breaks these rules, choose Report in the ⋯ menu of their post (Report Post), comment, paper, message or profile. Moderators can dismiss a report, remove the content, warn its author or suspend them for some days; you get their answer in the settings, under Reports, where authors can appeal once. For anything else, write to the people who run this Quad (see [contact](/contact)). Your university’s rules apply here too.';

/* Help */

export const helpTitle = 'Help';
export const helpLead = 'The questions that come up most often, and what to do.';
export const onThisPage = 'On this page';

export const contact = 'Still stuck? [Contact us](/contact).';

/* Press */

export const pressTitle = 'Press';
export const pressLead = 'Facts and pictures that you may use when you write about Quad.';

export const oneSentence =
  '**In one sentence:** Quad is a social and academic network for universities, where students, faculty and researchers share their work and find each other.';
export const name = 'Write the name as “Quad”, with a capital Q.';
export const publicPages = 'You may show pictures of the public pages. No permission is needed.';
export const people =
  'Pictures of the feed, of profiles or of conversations show real people. Ask each of them first, or use invented ones.';
export const pressOffice =
  'Quad has no press office. For questions about this installation, contact the press office of the university that runs it. [Contact](/contact) says how to reach it.';

/* Privacy */

export const privacyTitle = 'Privacy';
export const privacyLead = 'The data Quad stores about you, who sees it, and what Quad never does.';

export const whoDecides =
  'The host of this Quad, usually a university, decides how your data is used and is responsible for it. This page describes what the software itself does.';

export const decidedBy = (operator: string) =>
  `${operator} runs this Quad, decides how your data is used and is responsible for it. This page describes what the software itself does.`;

export const stored = 'What is stored';
export const privacyAccount =
  '**Your account:** username, email address, university, department, fields of interest and picture, and what you choose to add: name, position, a text about you, ORCID and homepage, and an address at your university that you verify, of which others see only the domain and the month. Also the hashtags you follow, your time zone, for the hour of the digest, and your notification settings. A username you gave up is kept for 90 days, an email address for seven. Your password is never stored, only a slow one-way hash of it.';
export const activity =
  '**What you do:** posts, comments, likes, RSVPs to events, papers, current work, your library with its notes and tags, and the page where you stopped reading a paper, which only you see, documents for the assistant, connections, and messages with their files. Messages are not end-to-end encrypted: the people who administer the server could read them. Quad keeps an index of their words, so that the two of you can search them; deleting a message removes its words. Recommended papers are chosen by your interests, your department, and the papers that you save, add and read; others learn nothing of it.';
export const sessions =
  '**Sessions:** for each login, a one-way hash of its token, the kind of browser and the time it was last used. If you choose “Keep me logged in”, a session ends after 30 days without use. Otherwise it ends after 12 hours at the latest. Logging out ends it at once.';
export const sessionLogs =
  '**Session logs:** only if you send one. It records what happened on the page, without passwords, codes, tokens or email addresses, and with pseudonyms unless you choose otherwise. The people who run this Quad, and those to whom they give a link, can read it. It is deleted after 30 days.';
export const securityRecord =
  '**A security record:** logins, failed logins, password changes and the like, with time and network address, so that misuse can be traced.';

export const whoSees = 'Who sees it';
export const visibility =
  'Posts and profiles are shown to people who are logged in. A post that is shared by link can be read by anyone who has the link. Pictures and documents in posts have web addresses that can’t be guessed, but anyone who has the address can open the file. Files in messages open only for the two of you. When you upload a picture, Quad removes what the camera saved in it, such as the location.';

export const reports = 'Reports and moderation';
export const reportsSeen =
  'If you report something, the moderators of this Quad see your name, your reason, and the text and files as they were reported; of messages, only those that you choose. They also see how many reports you made, and earlier decisions about both people. Authors don’t learn who reported them. The text of a report stays when its content is deleted.';

export const emails = 'Emails';
export const emailKinds =
  'Quad emails you about your account: one-time codes, and a notice if your password or email address is changed or someone tries to use your address. It also emails you about requests and events, and in a digest about unread messages and other news, with names and the titles or first words of posts, but without the text of messages and comments. You choose in the settings which of these you get, and one click in any of them ends them all. There are no newsletters.';

export const pushes = 'Notifications on your devices';
export const pushKinds =
  'If the host offers it and you turn it on in the settings, your browser shows notifications while Quad is closed. They are relayed by the company that makes the browser, such as Google, Mozilla, Apple or Microsoft. It learns that this Quad sent your browser something and when, but not the content, which is encrypted. They have names and the titles or first words of posts, but not the text of messages and comments. Quad keeps the browser’s address until you turn them off there or log out.';

export const never = 'Things it never does';
export const nothingElse =
  'No third-party trackers, no analytics, no advertising, no fonts or scripts from elsewhere: your browser talks to this server alone. There are three exceptions, if the host has set them up and you use them: logging in with Google takes you to Google, questions to the assistant may be answered by an outside service, and notifications on your devices are relayed by your browser’s maker. The [cookies](/cookies) page lists what your browser keeps.';

export const yourData = 'Correcting, deleting and copying your data';
export const ownTools =
  'You can edit your profile, change your username, email address and password in the settings, edit or delete your posts, comments and papers, remove comments on your posts, and delete your current work. A deleted comment stays without your name and text while it has replies. You can download a copy of everything, with your files and both sides of your conversations, under Your data in the settings. You can edit a message for 15 minutes and delete it for 24 hours, which removes its text and file for both of you.';
export const deletion =
  'You can delete your account in the settings, under Your data. It is hidden at once and deleted after 14 days, unless you log in and keep it. Your posts, comments, papers, files, library, connections and settings go. Messages and accepted collaborations stay with the other people, under “Deleted user”; reports and the security record stay with the people who run this Quad, and network addresses are removed from the record after 180 days. Backups made before can still have your data until they are replaced; one that is restored deletes it again.';
export const hostTools =
  'The people who run this Quad can hide your account with everything in it, name the moderators who decide about reports, remove your content and tell you why, suspend your account for some days, give your account another email address or password, and copy or delete your data. To ask them, see [contact](/contact).';

/* Research */

export const researchTitle = 'Research on Quad';
export const researchLead =
  'Papers to read, work in progress to join, and people to ask about both.';

export const members = 'The Research area is for members: [log in](/login) to see it.';
export const researchPapers =
  '**Papers.** Search by title, author, field or any word in the paper. Read the abstract, cite the paper or download the file. You can upload PDFs of up to 5 MB. Quad recommends papers and says why, such as a shared interest or an author of a paper you saved.';
export const currentWork =
  '**Current work.** Describe what you are working on. You choose whether other members can ask to join, and can change that at any time.';
export const requests =
  '**Requests.** A request to collaborate comes with a message. If you accept it, you are connected; if you decline, they are notified. When you close your work to requests, those that wait stay. You can withdraw a request of your own, and ask once more.';
export const askU =
  '**AskU.** An assistant that answers from a paper and cites the pages. It can be wrong, so check them.';
export const rights =
  'Upload only what you have the right to share: your own manuscript, or a version the publisher lets you pass on. The [guidelines](/guidelines) say more.';

/* Terms */

export const termsTitle = 'Terms of use';
export const termsLead = 'The plain rules for using this Quad.';

export const whoOffers =
  'This Quad is provided by its host, usually a university. The host’s own rules for using its networks come first. If the host has published terms for this service, those apply.';
export const termsAccount =
  '**Your account.** One person, one account, under an email address that is yours. Keep the password to yourself, and change it if someone else may know it. Changing it logs you out everywhere else.';
export const content =
  '**Your content.** What you post stays yours. By posting it you let this Quad store it and show it to the people it is meant for. Post only what you have the right to share.';
export const conduct =
  '**Your conduct.** The [guidelines](/guidelines) are part of these terms. Content that breaks them may be removed, and accounts may be closed.';
export const limits =
  '**Limits.** To keep the service fair, we limit file sizes and how often you can use it. Do not try to get around these limits or to break into the service.';
export const warranty =
  '**No warranty.** The software is provided “as is”, under the MIT licence. An assistant’s answers can be wrong. Keep copies of what you cannot afford to lose.';
