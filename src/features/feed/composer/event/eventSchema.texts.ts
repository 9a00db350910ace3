/** Texts of the schema, which loads after the form. */

export const titleMissing = 'Give the event a title.';
export const descriptionMissing = 'Add a description.';
export const dateMissing = 'Choose a date.';
export const yearWrong = (first: number, last: number) => `Choose a year from ${first} to ${last}.`;
export const timeMissing = 'Choose a time.';
export const timeZoneMissing = 'Choose a time zone.';
export const timeZoneUnknown = 'Choose a time zone from the list, such as Asia/Dhaka.';
export const tooLong = (limit: string) => `Use at most ${limit} characters.`;
