/** A common question about the product, and its answer. */
export interface HelpSection {
  title: string;
  /** A paragraph. `[words](/address)` links to a page. */
  text: string;
}

/** The content of the Help page. The chatbot also answers questions about the product from it. */
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
    text: 'Choose Me (on a phone, your picture at the top and “View profile”), then the camera on your picture. A profile picture may be a JPEG, PNG, TIFF, WebP, BMP or SVG file of up to 5 MB, or of up to 25 MB if it is a JPEG.',
  },
  {
    title: 'Hiding my email address',
    text: 'Only your connections can see the email address of your account. To hide it from them too, open Settings in the menu beside Me and switch on “Hide my email address” under Privacy.',
  },
  {
    title: 'Finding people and connecting',
    text: 'Under Connections you find suggestions, your requests and your connections. Connect sends a request. The person you asked can accept or reject it, and you can withdraw it until then.',
  },
  {
    title: 'Blocking someone',
    text: 'Choose Block in the person’s ⋯ menu. You won’t see each other anywhere on Quad, and your connection ends. To unblock someone, open Privacy in the settings, in the menu beside Me.',
  },
  {
    title: 'Writing, editing and deleting a post',
    text: 'Write a post on Home: a text, pictures and videos, documents, or an event. A post can have up to 10 files. You can edit or delete your own posts from the ⋯ menu (Edit Post, Delete Post), and report other people’s posts there.',
  },
  {
    title: 'Events in my calendar',
    text: 'Choose Going or Interested on an event to tell the organiser; choose the same button again to cancel. If an event is full, join its waiting list, and Quad tells you if you get a place. Subscribe gives you a private link that shows these events in your own calendar app.',
  },
  {
    title: 'My message was not sent',
    text: 'If you’re offline, your message waits at the end of the conversation and is sent when you’re back online. You can also retry it or delete it there. Posts and comments you have started are kept as drafts in your browser.',
  },
  {
    title: 'My picture or file was not accepted',
    text: 'The error message says which file types are accepted and how large they may be. A file whose content doesn’t match its name isn’t accepted either: save it again in the right format. A password-protected PDF can’t be read.',
  },
  {
    title: 'Sharing a paper',
    text: 'Under Research, choose Upload Paper and add a PDF of up to 5 MB with its title, author and field. Others can then find, read, download and cite the paper, and ask AskU about it.',
  },
  {
    title: 'Reading a paper on Quad',
    text: 'Choose a paper’s title or Read, and it opens in your browser. You can find words in it, follow its table of contents, zoom, and see two pages at once or dark pages. Quad keeps the page where you stopped. Copy link on the paper’s page gives its address.',
  },
  {
    title: 'Quoting a paper',
    text: 'Select words in the reader of a paper and choose Quote for a post, or “Quote in a message”. Quad checks that the words are on the page and shows them as a card, which opens the paper at this page. A post or message can have up to five quotes of one page each.',
  },
  {
    title: 'Your library',
    text: 'Choose the bookmark on a post or Save on a paper, and you find it again under Library in the menu beside Me. There you can add notes and tags, import your references, and export everything for other programs as BibTeX, RIS or CSL JSON. Only you see your library. Without a connection, Quad saves it once you’re back online.',
  },
  {
    title: 'Working together on research',
    text: 'With Post Current Work, describe what you are working on. Others can ask to join and add a message, unless you switch that off. Accept or decline their requests under Collab Requests. Your own requests are under Current Works, where you can withdraw them.',
  },
  {
    title: 'Asking the assistant about a paper',
    text: 'Attach a PDF of up to 20 MB and 300 pages in AskU or the chatbot, or choose AskU on a paper, and ask. Each answer from a document quotes the page it comes from. If the document doesn’t answer the question, the assistant says so. Under Documents in AskU you find your PDFs again, delete them, and choose whether the conversation is kept on all your devices.',
  },
  {
    title: 'Asking several papers the same questions',
    text: 'Choose Quote matrix in AskU, then up to 20 papers and up to 10 questions. Find papers by words, in your library, or by the person who added them. Each cell of the table has one or two literal quotes with their pages, or says that the paper has no answer; a click opens the marked page. You can leave the page meanwhile. Export the table as CSV, Markdown or BibTeX. Only you see it.',
  },
  {
    title: 'Showing someone what went wrong',
    text: 'Choose “Save session log” under “For developers” in the menu beside Me (on a phone, behind your picture at the top), or on an error screen. The file records what happened on the page, without passwords, codes, tokens or email addresses. It can also be anonymised for sharing: names and texts are replaced. “Send to the people who run this Quad” sends it, anonymised unless you choose otherwise, and it is deleted after 30 days. [Replay](/replay) shows it again, step by step.',
  },
];
