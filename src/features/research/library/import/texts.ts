/** Texts of the import of references. */

const figure = (count: number) => count.toLocaleString('en');
const references = (count: number) => (count === 1 ? '1 reference' : `${figure(count)} references`);

export const importAction = 'Import';
export const title = 'Import references';
export const close = 'Close';
export const tryAgain = 'Try Again';

// ChooseStep
export const drop = 'Drop a bibliography here';
export const dropHint = (maxSize: string) =>
  `.bib, .ris, .json or .txt, up to ${maxSize}. Zotero, Mendeley, EndNote and JabRef export them.`;
export const chooseFile = 'Choose a file';
export const paste = 'Or paste BibTeX, RIS, CSL JSON or DOIs';
export const pasteHint = 'Nothing is saved before you have seen what’s in it.';
export const check = 'Check the text';
export const pasted = 'your text';

// readTextFile
export const tooLarge = (name: string, maxSize: string) =>
  `${name} is larger than ${maxSize}. Export it in parts, such as one collection at a time.`;
export const notText = (name: string) =>
  `${name} is not a text file. Export your references as BibTeX, RIS or CSL JSON, and choose that file.`;
export const unreadable = (name: string) =>
  `Couldn’t open ${name}. Check that it still exists, and choose it again.`;
export const empty = (name: string) => `There is nothing in ${name}.`;

// readPieces and addBatches
export const partTooLarge =
  'This part of the file is too large to read. Shorten it, and try again.';
export const noEntry = 'There is no entry of BibTeX, RIS or CSL JSON, and no DOI.';
export const unreachable = 'Quad can’t be reached. Check your connection, and try again.';
export const readFailed = 'Couldn’t read the rest just now. Try again in a moment.';
export const addFailed = 'Couldn’t add the rest just now. Try again in a moment.';

// ReadStep
export const reading = (name: string) => `Reading ${name}`;
export const readPercent = (percent: number) => `Reading… ${percent}%`;
export const readingStopped = 'Reading stopped';

// ImportReport
export const found = (name: string) => `Found in ${name}`;
export const fresh = 'New';
export const known = 'Already in your library';
export const unread = 'Can’t be read';
export const lost = (count: number) =>
  count === 1
    ? '1 character can’t be read, and is shown as �. Mend it in your file, or after the import.'
    : `${figure(count)} characters can’t be read, and are shown as �. Mend them in your file, or after the import.`;
export const freshList = 'New references';
export const nothingNew = 'There is nothing new to add.';
export const tagField = 'Tag (optional)';
export const tagHint = (count: number) =>
  count === 1 ? 'It gets this tag, such as Zotero.' : 'All of them get this tag, such as Zotero.';
export const add = (count: number) => `Add ${references(count)}`;
export const another = 'Choose another file';
export const more = (count: number) => `and ${figure(count)} more`;

// UnreadList
export const line = (at: number) => `Line ${figure(at)}`;
/** A line of the list as a text. */
export const unreadLine = (at: number, reason: string) => `Line ${at}: ${reason}`;
export const copyList = 'Copy the list';
export const saveList = 'Save the list';
export const listFile = 'not-imported.txt';
export const listCopied = 'List copied.';
export const copyRefused = 'The browser refused to copy. Save the list as a file instead.';

// AddStep
export const adding = (count: number) => `Adding ${references(count)}`;
export const addPercent = (percent: number) => `Adding… ${percent}%`;
export const addingStopped = 'The import stopped';
export const addedSoFar = (added: number, total: number) =>
  added === 0
    ? 'Nothing was added so far.'
    : `Added ${figure(added)} of ${references(total)} so far.`;
export const cancelled = 'You cancelled it. The references sent last may have been added too.';

// DoneStep
export function done(added: number, known: number, unreadCount: number): string {
  const parts = [added === 0 ? 'Nothing was added.' : `Added ${references(added)}.`];
  if (known > 0) parts.push(`${figure(known)} ${known === 1 ? 'was' : 'were'} already there.`);
  if (unreadCount > 0) parts.push(`${figure(unreadCount)} could not be read.`);
  return parts.join(' ');
}
export const mend = 'Mend these in your file, and import it again. What you have is left out.';
