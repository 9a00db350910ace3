/** A common question about the product, and its answer. */
export interface HelpSection {
  title: string;
  /** A paragraph. `[words](/address)` links to a page. */
  text: string;
}

/** The content of the Help page. The assistant also answers questions about the product from it. */
export const helpSections: readonly HelpSection[] = [
  {
    title: 'I didn’t get a code',
    text: 'If there is no code in your inbox, check your spam folder and the spelling of your address. Codes expire after 10 minutes and only the latest one works. You can ask for another on the page where you enter it. If you ask several times, you may have to wait.',
  },
  {
    title: 'I cannot log in',
    text: 'You can use your username or your email address. If you’ve lost or forgotten your password, request a [reset code](/forgot-password). If your address is not verified yet, [enter your code](/verify-email) first.',
  },
  {
    title: 'Changing my picture',
    text: 'Open your own profile with Me in the navigation bar and choose “Change your picture”. A profile picture may be a JPEG, PNG, TIFF, WebP, BMP or SVG file of up to 5 MB.',
  },
  {
    title: 'Hiding my email address',
    text: 'Only your connections can see the email address of your account. On your own profile, switch on “Hide my email address” to hide it from them too.',
  },
  {
    title: 'Finding people and connecting',
    text: 'Under Connections you find suggestions, your requests and your connections. Connect sends a request. The person you asked can accept or reject it, and you can withdraw it until then.',
  },
  {
    title: 'Blocking someone',
    text: 'Choose Block in the person’s ⋯ menu. A block hides both of you from each other and ends your connection. Under “Blocked people” you can unblock a person again.',
  },
  {
    title: 'Writing, editing and deleting a post',
    text: 'Write a post on Home: a text, pictures and videos, documents, or an event. A post can have up to 10 files. You can edit or delete your own posts from the ⋯ menu (Edit Post, Delete Post), and report other people’s posts there.',
  },
  {
    title: 'Events in my calendar',
    text: 'Choose Going or Interested on an event to tell the organiser; choose the same again to take it back. With Subscribe you get a private link that shows these events in your own calendar app.',
  },
  {
    title: 'My message was not sent',
    text: 'Without a connection it waits at the end of the conversation and is sent once the connection is back. You can also retry it or delete it there. Posts and comments you have begun are kept as drafts in your browser.',
  },
  {
    title: 'My picture or file is refused',
    text: 'The message says which kinds of file are accepted and how large they may be. A file whose content does not match its name is refused as well: save it again in the right format. A PDF that is protected by a password cannot be read.',
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
    text: 'Attach a PDF of up to 20 MB and 300 pages in AskU or the chatbot, or choose AskU on a paper, and ask. Each answer of the assistant quotes the page it comes from. If the document doesn’t answer the question, the assistant says so.',
  },
  {
    title: 'Showing someone what went wrong',
    text: 'Choose “Save session log” under “For developers” in the menu beside Me (on a phone, behind your picture at the top), or on an error screen. The file holds what happened on the page, without passwords, codes, tokens and email addresses. It can also be anonymised for sharing: names and texts are replaced. [Replay](/replay) shows it again, step by step.',
  },
];
