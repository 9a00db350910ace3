/** Texts of the dialogs of papers and work, which load on demand. */

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
export const saveFailed = 'The paper could not be saved. Please try again.';
export const saved = 'Paper saved.';
export const cancel = 'Cancel';
export const saving = 'Saving…';

/* Deleting a paper */

export const deletePaperAction = 'Delete paper';
export const deletesFile =
  'The file is deleted too. No one will be able to read or cite it here. This cannot be undone.';
export const paperNotDeleted = 'The paper could not be deleted. Please try again.';

/* Editing work */

// EditWorkDialog
export const editWork = 'Edit work';
export const workNotSaved = 'The work could not be saved. Please try again.';
export const workSaved = 'Work saved.';

/* Deleting work */

export const deleteWorkAction = 'Delete work';
export const deletesRequests = 'This also deletes the requests to join. This cannot be undone.';
export const workNotDeleted = 'The work could not be deleted. Please try again.';
