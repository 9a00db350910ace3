/** Texts of events that people read: refusals. */

// rsvp
export const eventNotFound = 'This event does not exist.';

// eventTimes
export const noSuchDate = 'This date does not exist.';
export const wrongYear = (first: number, last: number) => `Choose a year from ${first} to ${last}.`;
export const noSuchTime = 'This time does not exist.';
export const unknownZone = 'This time zone is unknown.';

// listEventsByIds
export const tooManyEvents = (most: number) => `Request at most ${most} events.`;
export const wrongIds = 'This must be ids separated by commas.';
