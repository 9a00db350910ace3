/** Texts of the library: the posts, papers and references that a person keeps. */

export const library = 'Library';
export const lead = 'The posts, papers and references that you keep. Only you see them.';

// SaveButton
export const bookmark = 'Bookmark';
export const bookmarked = 'Bookmarked: note and tags';
export const save = 'Save';
export const inLibrary = 'Saved';
export const saveNamed = (name: string) => `Save ${name}`;
export const savedNamed = (name: string) => `Saved: ${name}. Note and tags`;
export const saved = 'Saved to your library.';
export const savedLater = 'This will be saved to your library when you’re back online.';
export const removed = 'Removed from your library.';
export const removedLater = 'This will be removed from your library when you’re back online.';
export const notYetSaved = 'Couldn’t save this yet. Quad will try again.';
export const notYetRemoved = 'Couldn’t remove this yet. Quad will try again.';
export const notSaved = 'Couldn’t save this. Try again.';
export const notRemoved = 'Couldn’t remove this. Try again.';

// Library
export const items = 'Your library';
export const loadFailed = 'Couldn’t load your library. Try again.';
export const kinds = { post: 'Post', paper: 'Paper', reference: 'Reference' };
export const kindFilter = 'Show';
export const kindOptions = { post: 'Posts', paper: 'Papers', reference: 'References' };
export const tagFilter = 'Tags';
export const findTag = 'Find a tag';
export const allTags = (count: number) => `All ${count.toLocaleString('en')} tags`;
export const fewerTags = 'Fewer tags';
export const furtherTags = (count: number) =>
  count === 1
    ? 'One more tag matches. Type more of it.'
    : `${count.toLocaleString('en')} more tags match. Type more of the one you want.`;
export const searchField = 'Search your library';
export const emptyTitle = 'Your library is empty.';
export const emptyText = 'Save posts and papers with their bookmark, or import your references.';
export const nothingFound = 'Nothing in your library matches.';
export const nothingFoundText = 'Try fewer words, or switch off a filter.';

// ExportMenu
export const exportAs = 'Export all';
export const exportOf = (tag: string) => `Export “${tag}”`;
export const formats = { bib: 'BibTeX (.bib)', ris: 'RIS (.ris)', json: 'CSL JSON (.json)' };
export const exportFailed = 'Couldn’t export your library. Try again.';

// shortAuthors
export const others = (names: string, count: number) =>
  `${names} and ${count === 1 ? '1 other' : `${count.toLocaleString('en')} others`}`;

// LibraryCard
export const deletedPost = 'This post was deleted.';
export const deletedPaper = 'The uploader removed this paper.';
export const untitledPost = 'A post without words';
export const editNamed = (title: string) => `Edit note and tags: ${title}`;
export const remove = 'Remove';
export const removeNamed = (title: string) => `Remove from the library: ${title}`;
export const removeQuestion = 'Remove this from your library?';
export const removeWarning = 'Its note and tags will be deleted.';
export const removeKept = 'You can save it again later.';
export const removeReference = 'To have it back, you would have to import it again.';
export const removeDeleted = 'It was deleted, so you can’t save it again.';
export const removing = 'Removing…';
export const showTag = (tag: string) => `Show the tag ${tag}`;

// ItemDialog
export const dialogTitle = 'Note and tags';
export const itemLoading = 'Loading note and tags';
export const note = 'Note';
export const noteHint = 'Only you see it.';
export const tags = 'Tags';
export const tagsHint = 'Up to 10, separated by commas.';
export const tooManyTags = 'At most 10 tags.';
export const tagTooLong = 'A tag has at most 50 characters.';
export const changesSaved = 'Note and tags saved.';
export const itemFailed = 'Couldn’t load the note and tags. Try again.';
export const cancel = 'Cancel';
export const saveChanges = 'Save';
export const saving = 'Saving…';
export const checkFields = 'Please check the marked fields.';
