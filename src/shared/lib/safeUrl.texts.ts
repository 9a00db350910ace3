/** Texts for files without a safe address. */

export const notInLog = 'Not part of the log';
