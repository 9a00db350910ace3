/** Texts of the buttons for other calendars. */

export const addToCalendar = 'Add to calendar';
export const addFailed = 'The calendar file could not be read. Please try again.';

export const subscribe = 'Subscribe';
