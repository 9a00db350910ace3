/** Texts of the fields for files and of their uploads. */

// FilesField
export const chosenFiles = 'Chosen files';

// ChosenFileRow
export const remove = (name: string) => `Remove ${name}`;
/** Before the name of the file in brackets. */
export const altText = 'Alt text';
export const altExample = 'Describe the picture for people who can’t see it';
export const sent = 'Sent';
export const waiting = (size: string) => `Waiting · ${size}`;
export const sending = (sentSize: string, size: string, percent: number) =>
  `${sentSize} of ${size} · ${percent}%`;

// RefusedFileRow
export const dismiss = (name: string) => `Dismiss ${name}`;

// UploadLine
export const cancel = 'Cancel';
