/** Texts of calendars that people read: refusals, the name of a feed and words of entries. */

export const feedName = 'Quad events';
export const hostedBy = (name: string) => `Hosted by ${name}`;
export const calendarNotFound = 'There is no calendar at this address.';
export const eventNotFound = 'This event does not exist.';
export const eventNotShared = 'This event is no longer shared.';
