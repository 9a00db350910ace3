/** Texts of the page that creates an event, which loads before its form. */

export const newEvent = 'New event';
export const lead = 'It will appear in the feed and on the Events page.';
