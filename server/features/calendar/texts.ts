/** Texts of calendars that people read: refusals and the name of a feed. */

export const feedName = 'Quad events';
export const calendarNotFound = 'There is no calendar at this address.';
export const eventNotFound = 'This event does not exist.';
export const eventNotShared = 'This event is no longer shared.';
