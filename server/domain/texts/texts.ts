/** Texts of the texts of PDFs that people read: refusals. */

export const notRead = 'This PDF could not be read just now. Please try again in a moment.';
