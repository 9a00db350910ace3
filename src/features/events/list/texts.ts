/** Texts of the page of upcoming events. */

// EventsPage
export const events = 'Events';
export const lead = 'Talks, workshops and meetings across the connected universities.';
export const eventPosts = 'Event posts';
export const newEvent = 'New event';
export const loading = 'Loading events';

// EventSection
export const eventCount = (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`;
export const moreOfSection = (section: string) => `${section}, more`;
