/** RSVPs to events, their places and waiting lists, and what each reader sees of an event. */
export { changeRsvp, type StoredRsvp } from './changeRsvp';
export { fillFreePlaces } from './fillFreePlaces';
export { lockEvents } from './lockEvents';
export { readPlaces } from './readPlaces';
export { ownPart, presentOwnPart, shownRsvp, type OwnPart, type ShownOwnPart } from './ownPart';
export { leaveLimitedEvents, withdrawRsvps } from './withdrawRsvps';
