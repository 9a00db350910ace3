/** Texts of events that people read: refusals. */

// rsvp
export const eventNotFound = 'This event does not exist.';

// eventTimes
export const noSuchDate = 'This date does not exist.';
export const wrongYear = (first: number, last: number) => `Choose a year from ${first} to ${last}.`;
export const noSuchTime = 'This time does not exist.';
export const unknownZone = 'This time zone is unknown.';

// eventEnd, with limits of the contract
export const endNeedsTime = 'Enter the time at which the event ends.';
export const endsTooEarly = 'The end must be after the start.';
export const endsTooLate = (days: number) => `An event can last at most ${days} days.`;

// eventPlaces
export const wrongAddress = 'Please enter an address that starts with https://.';
export const wrongCapacity = (most: number) => `Enter a number from 1 to ${most}.`;

// listEventsByIds
export const tooManyEvents = (most: number) => `Request at most ${most} events.`;
export const wrongIds = 'This must be ids separated by commas.';
