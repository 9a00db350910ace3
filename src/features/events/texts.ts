/** Texts about events that load with the first page. */

/* Events beside the feed */

export const upcomingEvents = 'Upcoming events';
export const seeAll = 'See all events';
export const createEvent = 'Create an event';

/* Where an event is shown */

// RsvpButtons
export const yourRsvp = (event: string) => `Your RSVP to ${event}`;
export const going = 'Going';
export const interested = 'Interested';
