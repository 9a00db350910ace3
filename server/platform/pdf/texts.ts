/** Texts of uploaded PDFs that people read: refusals that name the file. */

/** Names what a person has too much of. */
export const files = 'PDF files';

export const tooComplex = (name: string) =>
  `“${name}” is too complex to be read: please choose another file.`;
export const damaged = (name: string) =>
  `“${name}” is damaged or incomplete: please choose another file.`;
export const notPdf = (name: string, use: 'read' | 'used') =>
  `“${name}” cannot be ${use}: please choose a PDF.`;
export const encrypted = (name: string) =>
  `“${name}” is protected by a password: please choose one without.`;
