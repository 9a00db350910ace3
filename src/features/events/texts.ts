/** Texts that several places about events show. */

// RsvpButtons
export const yourRsvp = (event: string) => `Your RSVP to ${event}`;
export const going = 'Going';
export const interested = 'Interested';

export const placeUnknown = 'Place to be announced';
