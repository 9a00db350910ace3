/** Texts of the library. */

export const itemNotFound = 'This is not in your library.';
export const paperNotFound = 'This paper does not exist.';
export const full = (most: number) =>
  `Your library has ${most.toLocaleString('en')} entries, and holds no more. Remove some first.`;
export const noRoom = (room: number, most: number) =>
  `Your library holds ${most.toLocaleString('en')} entries, and has room for ${room.toLocaleString('en')} more. Remove some first, or import fewer.`;
export const nothingToRead = 'Choose a file, or paste BibTeX, RIS, CSL JSON or DOIs.';
export const noEntry = 'There is no entry of BibTeX, RIS or CSL JSON, and no DOI.';
export const textTooLarge = 'This is larger than 1 MB. Import it in parts.';
export const tooManyEntries = (most: number) =>
  `There are more than ${most} entries. Import them in parts.`;
