/** Texts of the notes about a log that was opened by a link. */
import { ownFormat } from '#shared/lib/dateFormat';

const formatDay = ownFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export const loading = 'Loading the notes';
export const notLoaded = 'Couldn’t load the notes. Check your connection and try again.';
export const senderWrote = 'The sender wrote:';
export const notesOfReaders = 'Notes';
export const none = 'No notes yet.';
export const goTo = (number: number) => `Go to action ${number}`;
export const action = (number: number) => `Action ${number}`;
export const remove = (number: number) => `Delete the note at action ${number}`;
export const noteAt = (number: number) => `Note at action ${number}`;
export const chooseAction = 'Choose an action to write a note about it.';
export const addNote = 'Add note';
export const enough = (most: number) => `A log can have ${most} notes.`;
export const notSaved = 'Couldn’t save the notes. Check your connection and try again.';
export const everyone = (until: string) =>
  `Everyone with the link reads these notes, until ${formatDay(Date.parse(until))}.`;
