/** Texts of the page of event posts, which loads without the feed's page. */

export const eventPosts = 'Event posts';
export const lead = 'All event posts, newest first.';
export const newEvent = 'New event';
export const beTheFirst = 'Be the first to announce an event.';
