/** Texts of the events beside the feed. */

export const upcomingEvents = 'Upcoming events';
export const seeAll = 'See all events';
export const createEvent = 'Create an event';
