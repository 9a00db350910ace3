/** Texts of uploaded documents that people read: refusals that name the file. */

const accepted = { document: 'PDF, DOCX, DOC or TXT', chat: 'PDF or DOCX' };

export const damaged = (name: string) =>
  `“${name}” is damaged or incomplete: please choose another file.`;
export const wrongKind = (name: string, purpose: 'document' | 'chat') =>
  `“${name}” cannot be used: please choose ${accepted[purpose]} documents.`;
