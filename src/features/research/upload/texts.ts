/** Texts of the form that uploads a paper. */

export const uploadPaper = 'Upload Paper';

// PaperFileField
export const dropPdf = 'Drop the PDF of the paper here';
export const pdfHint = (maxSize: string) =>
  `PDF, up to ${maxSize}. We’ll fill in the details from the file.`;
export const choosePdf = 'Choose PDF';
export const removeFile = (name: string) => `Remove ${name}`;

// ProposalNotes
export const readingPdf = 'Reading the PDF…';
export const filledIn = 'Filled in from the PDF. Please check the details.';
export const mayAlreadyExist = 'This paper may already be on Quad:';
export const fileUnreadable = 'This file could not be read. You can still upload it.';

// Upload
export const uploadProgress = 'Upload of your paper';
export const uploadingPercent = (percent: number) => `Uploading… ${percent}%`;
export const readingPaper = 'Reading the paper…';
export const uploading = 'Uploading…';
export const addAnyway = 'Add anyway';
export const upload = 'Upload';
export const uploadCancelled = 'Upload cancelled. Your details are saved.';
export const unknownError = 'Unknown error';
