/** A question that comes up about the product, and what to do. */
export interface HelpSection {
  title: string;
  /** A paragraph; `[words](/address)` leads to a page. */
  text: string;
}

/** What the page Help says, and what the assistant answers questions about the product from. */
export const helpSections: readonly HelpSection[] = [
  {
    title: 'No code in my inbox',
    text: 'Look into the spam folder and check the address for a typing error. A code works for 10 minutes and only the newest one counts. You can ask for another on the page where you enter it; after several, wait as long as the page says.',
  },
  {
    title: 'I cannot log in',
    text: 'You can use your username or your e-mail address. If the password is lost, ask for a [reset code](/forgot-password). If your address is not verified yet, [enter your code](/verify-email) first.',
  },
  {
    title: 'Changing my picture',
    text: 'Open your own profile with Me in the navigation bar and choose “Change your picture”. A profile picture may be a JPEG, PNG, TIFF, WebP, BMP or SVG file of up to 5 MB.',
  },
  {
    title: 'Hiding my e-mail address',
    text: 'Only your connections can see the e-mail address of your account. On your own profile, switch on “Hide my e-mail address” to hide it from them too.',
  },
  {
    title: 'Finding people and connecting',
    text: 'Under Connections you find suggestions, your requests and your connections. Connect sends a request to somebody; a request that waits can be accepted or rejected by who got it, and withdrawn by who sent it.',
  },
  {
    title: 'Blocking somebody',
    text: 'Choose Block in the menu at the person. A block hides both of you from each other and ends your connection. Under “Blocked people” you can unblock a person again.',
  },
  {
    title: 'Writing, editing and deleting a post',
    text: 'Write a post on Home: a text, pictures and videos, documents, or an event. A post takes up to 10 files. Who wrote a post finds Edit Post and Delete Post in its menu; others can report the post there.',
  },
  {
    title: 'Events in my calendar',
    text: 'Choose Going or Interested at an event to tell the organiser; choose the same again to take it back. With Subscribe you get a calendar address that shows these events in your own calendar program.',
  },
  {
    title: 'My message was not sent',
    text: 'Without a connection it waits at the end of the conversation and is sent once the connection is back. You can also retry it or delete it there. Posts and comments you have begun are kept as drafts in your browser.',
  },
  {
    title: 'My picture or file is refused',
    text: 'The message says which kinds of file are taken and how large they may be. A file whose content does not match its name is refused as well: save it again in the right format. A PDF that is protected by a password cannot be read.',
  },
  {
    title: 'Sharing a paper',
    text: 'Under Research, Upload Paper takes a PDF of up to 5 MB with title, author and field. Others can then find, download and cite the paper, and ask AskU about it.',
  },
  {
    title: 'Working together on research',
    text: 'Post Current Work describes what you are working on. Others can ask to join with a message; you find it under Collab Requests and accept or decline it.',
  },
  {
    title: 'Asking the assistant about a paper',
    text: 'Hand a PDF of up to 20 MB and 300 pages to AskU or the chatbot, or choose AskU at a paper, and ask. Each answer of the assistant quotes the page it comes from, and where the document says nothing about it, the assistant says so.',
  },
  {
    title: 'Showing somebody what went wrong',
    text: 'Choose “Save session log” under “For developers” in the menu beside Me in the navigation bar (on a phone, behind your picture at the top), or where something broke. The file holds what happened on the page, without passwords, codes, tokens and e-mail addresses; with “Share” it has stand-ins for names and texts too. [Replay](/replay) shows it again, step by step.',
  },
];
