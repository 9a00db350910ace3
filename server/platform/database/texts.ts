/** Texts of errors of the database that people read: refusals without the database's own words. */

export const unavailable = 'The service is busy or restarting. Please try again in a moment.';
export const valueMissing = 'A required value is missing.';
export const referenceGone = 'Something this refers to no longer exists.';
export const alreadyExists = 'This already exists.';
export const valueNotAllowed = 'A value is not allowed.';
export const conflicting = 'This conflicts with existing data.';
export const notStorable = 'A value has a form that cannot be stored.';
