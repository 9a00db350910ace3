/** Texts of the research area and of a profile’s research section. */

export const research = 'Research';
export const yourResearch = 'Your research';
export const yourPapers = 'Your papers';

// OpenChatButton
export const openChat = 'Open chat';
export const openChatWith = (username: string) => `Open chat with ${username}`;

/* Lists of papers and work */

export const loading = (label: string) => `Loading: ${label}`;
export const listSize = (label: string, count: number, isCut: boolean) =>
  isCut ? `${label}: ${count} shown, more available` : `${label}: ${count}`;
export const loadMore = 'Load more';
/** The same for screen readers; a page may show several lists. */
export const loadMoreOf = (list: string) => `Load more: ${list}`;

/* Papers */

export const papers = 'Papers';

// PaperSearch
export const recommendedPapers = 'Recommended papers';
export const uploadPaper = 'Upload a paper';
export const papersFoundFor = (keyword: string) => `Papers found for “${keyword}”`;
export const tryFewerWords = 'Try fewer words, or another spelling.';

// SearchForm
export const searchField = 'Search papers by title, author, field or any word in them';
export const searchPlaceholder = 'Title, author, field, or any word in the paper';
export const clearSearch = 'Clear search';
export const search = 'Search';

// PaperCard
export const download = 'Download';
export const downloadPaper = (paperTitle: string) => `Download ${paperTitle}`;
export const askU = 'AskU';
export const askUAbout = (paperTitle: string) => `AskU about ${paperTitle}`;

export const read = 'Read';
export const readPaper = (paperTitle: string) => `Read ${paperTitle}`;

// PaperOf
export const paper = 'Paper';
export const paperLoading = 'Loading the paper…';
export const paperFailed = 'Couldn’t load the paper. Try again.';
export const searchPapers = 'Search papers';

// PaperView
export const postsAbout = 'Posts about it';
export const noPostsAbout = 'Put the address of this page into a post, and it appears here.';
export const readOn = (page: number) => `Read on from page ${page}`;
export const copyLink = 'Copy link';
export const pageCount = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

// PageSearch
export const searchInPaper = 'Search in this paper';
export const findPages = 'Find';
export const noPages = (keyword: string) => `No page contains “${keyword}”.`;
export const pagesFailed = 'The search failed. Try again.';
export const foundPages = 'Pages found';

// PaperMeta
export const doiOf = (id: string) => `doi:${id}`;
export const sharedBy = 'shared by';

// PaperOptions
export const moreAbout = (paperTitle: string) => `More about ${paperTitle}`;
export const cite = 'Cite';
export const whoWorksOnThis = 'Who works on this?';
export const edit = 'Edit';
export const deletePaper = 'Delete';
export const reportPaper = 'Report';

// PaperText
export const scanned = 'Scanned PDF. Its text can’t be searched.';
export const passwordProtected = 'Password-protected PDF. Its text can’t be searched.';
export const damaged = 'Damaged PDF. Its text can’t be searched.';
export const veryLong = 'Very long PDF. Its text can’t be searched.';
export const showLess = 'Show less';
export const showMore = 'Show more';
export const onPage = (page: number | string) => `p. ${page}`;

// PaperFieldset, and the place of a passage in PaperText
export const title = 'Title';
export const author = 'Author';
export const authorHint = 'Separate authors with semicolons, such as Ada Lovelace; Alan Turing';
export const researchField = 'Research field';
export const abstract = 'Abstract';
export const doi = 'DOI';
export const doiPlaceholder = '10.1000/xyz123';
export const year = 'Year';
export const optional = '(optional)';

/* Uploading a paper */

export const uploadPaperTitle = 'Upload Paper';

// PaperFileField
export const dropPdf = 'Drop your paper here (PDF)';
export const pdfHint = (maxSize: string) =>
  `PDF, up to ${maxSize}. We’ll fill in the details from the file.`;
export const choosePdf = 'Choose PDF';
export const removeFile = (name: string) => `Remove ${name}`;

// ProposalNotes
export const readingPdf = 'Reading the PDF…';
export const filledIn = 'Filled in from the PDF. Please check the details.';
export const useDetailsOf = (fileName: string) => `Use the details of ${fileName}`;
export const mayAlreadyExist = 'This paper may already be on Quad:';
export const fileUnreadable = 'Couldn’t read this file. You can still upload it.';

// PasteEntry
export const pasteEntry = 'Paste BibTeX or DOI';
export const pastedText = 'BibTeX, RIS, CSL JSON or DOI of the paper';
export const pastedHint = 'It fills in the fields below.';
export const fillIn = 'Fill in';
export const readingEntry = 'Reading…';
export const entryUnreadable = 'Couldn’t read this just now. Try again in a moment.';
/** Around the title of the entry. */
export const filledFromBefore = 'Filled in from “';
export const filledFromAfter = '”. Please check the details.';
export const firstOf = (count: number) =>
  `There are ${count.toLocaleString('en')} entries, of which the first is used.`;
export const onlyDoi = (doi: string) =>
  `Quad knows no paper with the DOI ${doi}, so only the DOI is filled in.`;
export const keptTyped = (names: readonly string[]) =>
  `${names.join(', ')}: ${names.length === 1 ? 'this field keeps' : 'these fields keep'} what you typed.`;
export const replaceTyped = (count: number) => (count === 1 ? 'Replace it' : 'Replace them');

// Upload
export const uploadProgress = 'Upload of your paper';
export const uploadingPercent = (percent: number) => `Uploading… ${percent}%`;
export const readingPaper = 'Reading the paper…';
export const uploading = 'Uploading…';
export const addAnyway = 'Upload anyway';
export const upload = 'Upload';
export const uploadCancelled = 'Upload cancelled. Your details are saved.';
export const unknownError = 'Unknown error';

/* Current work */

export const worksOfOthers = 'Other people’s current work';
export const linkedWorkGone = 'The linked work was deleted, or you can’t see it.';
export const linkedWorkFailed = 'Couldn’t load the linked work.';
export const yourWork = 'Your current work';
export const shareWork = 'Share what you’re working on';
export const workingWithYou = 'Working with you';
export const edited = 'edited';

// OwnWorkOptions
export const moreAboutWork = (title: string) => `More about ${title}`;
export const editWork = 'Edit';
export const deleteWork = 'Delete';

// WorkFieldset and OpenSwitch
export const details = 'Details';
export const detailsHint =
  'Describe your work and who you’re looking for. Put formulas between $ signs.';
export const othersMayAsk = 'Others may ask to join';
export const switchNotSaved = 'Couldn’t save the setting. Try again.';

// PostWork
export const postWork = 'Post Current Work';
export const post = 'Post';
export const posting = 'Posting…';

// RequestButton
export const askToCollaborate = 'Ask to collaborate';
export const askToCollaborateOn = (workTitle: string) => `Ask to collaborate on ${workTitle}`;
export const requestSentFor = (workTitle: string) => `Request Sent: ${workTitle}`;
export const requestDeclinedFor = (workTitle: string) => `Declined: ${workTitle}`;
export const requestWithdrawn = 'Withdrawn';
export const requestWithdrawnFor = (workTitle: string) => `Withdrawn: ${workTitle}`;
export const notOpen = 'Not open to requests';

// RequestDialog
export const requestToCollaborate = 'Request to collaborate';
export const optionalMessage = 'Message (optional)';
export const lastRequest = 'You withdrew a request before, so you can send only this one.';
export const closedMeanwhile = 'This work was just closed to requests.';
export const cancel = 'Cancel';
export const sendRequest = 'Send request';
export const sending = 'Sending…';

/* The user’s own requests */

export const yourRequests = 'Your requests';
export const yourRequestsFailed = 'Couldn’t load your requests.';
export const requestStates = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: requestWithdrawn,
} as const;
export const withdraw = 'Withdraw';
export const withdrawRequestFor = (workTitle: string) =>
  `Withdraw the request to join ${workTitle}`;
export const withdrawnNews = 'Request withdrawn.';
export const notWithdrawn = 'Couldn’t withdraw the request. Try again.';

/* Requests to join the user’s work */

export const collaborationRequests = 'Collaboration requests';
export const pendingRequests = (count: number) =>
  count === 1 ? '1 pending request' : `${count} pending requests`;

// CollabRequestCard: name, text, title of the work
export const wantsToCollaborateOn = 'wants to collaborate on';
export const accept = 'Accept';
export const acceptPerson = (username: string) => `Accept ${username}`;
export const decline = 'Decline';
export const declinePerson = (username: string) => `Decline ${username}`;
export const message = 'Message';
export const messagePerson = (username: string) => `Message ${username}`;

// AcceptedNotice: text, title of the work, text
export const workTogetherBefore = (username: string) =>
  `You and ${username} are now working together on “`;
export const workTogetherAfter = '”.';

/* Fields of both forms */

export const required = 'Required.';

/* Dialogs of a paper */

export const save = 'Save';

// CiteDialog
export const citePaper = 'Cite this paper';
export const preparing = 'Preparing the citations. The first ones can take a few seconds.';
export const citeFailed = 'Couldn’t create the citations.';
export const apa = 'APA';
export const chicago = 'Chicago';
export const ieee = 'IEEE';
export const bibtex = 'BibTeX';
export const ris = 'RIS';
export const formattedWith = 'Formatted with';
export const formatter = 'citeproc-js';

// CitationText
export const copy = 'Copy';
export const copyFormat = (format: string) => `Copy ${format}`;
export const copied = 'Copied';
export const copiedFormat = (format: string) => `Copied ${format}`;
export const copiedNews = (format: string) => `${format} copied`;
export const copyRefused =
  'The browser refused to copy. The text is selected: copy it with Ctrl+C or Command+C.';
export const saveFormat = (format: string) => `Save ${format} as a file`;
export const formatText = (format: string) => `${format} text`;

// PeopleDialog
export const findPeople = 'Find people who work on this';
export const people = 'People';
export const topic = 'Topic';
export const topicHint = 'Finds people whose posts, papers or interests match all your words.';
export const look = 'Search';

// EditPaperDialog
export const editPaper = 'Edit paper';
export const fieldsMissing = 'Title, author and research field are required.';
export const saveFailed = 'Couldn’t save the paper. Try again.';
export const saved = 'Paper saved.';
export const saving = 'Saving…';

/* Deleting a paper */

export const deletePaperAction = 'Delete paper';
export const deletesFile =
  'The file is deleted too. No one will be able to read or cite it here. This cannot be undone.';
export const paperNotDeleted = 'Couldn’t delete the paper. Try again.';

/* Editing work */

// EditWorkDialog
export const editWorkTitle = 'Edit work';
export const workNotSaved = 'Couldn’t save the work. Try again.';
export const workSaved = 'Work saved.';

/* Deleting work */

export const deleteWorkAction = 'Delete work';
export const deletesRequests = 'This also deletes the requests to join. This cannot be undone.';
export const workNotDeleted = 'Couldn’t delete the work. Try again.';
