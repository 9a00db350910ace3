/** Texts of connections that people read: refusals, results and reasons of suggestions. */
import { plural, waitText } from '#server/platform/text';

export const personNotFound = 'This person does not exist.';
export const ownId = 'This is your own id.';
export const alreadyConnected = 'You are already connected to this person.';

// connections
export const connectionNotFound = 'This connection does not exist.';
export const tooLateToRestore =
  'It is too late to restore this connection. You can send a new request.';

// requests
export const connectWithYourself = 'You cannot connect with yourself.';
export const alreadyAsked = 'You have already asked this person to connect.';
export const requestNotFound = 'This request does not exist.';
export const alreadyAnswered = 'This request has already been answered.';
export const requestRejected = 'The request was rejected.';
export const tooManyRequests = (retryAfterSeconds: number) =>
  `Too many connection requests. Please try again in ${waitText(retryAfterSeconds)}.`;

// mentoring
export const notTheirTopic = 'This person doesn’t offer mentoring on this topic.';
export const noPlacesLeft = 'This person has no mentoring places left.';
export const ownPlacesTaken =
  'All your mentoring places are taken. Add places to your profile, or reject the request.';

// block
export const blockYourself = 'You cannot block yourself.';
export const blocked = 'Blocked. You can no longer see each other.';

// suggestionReason
export const sameDepartment = 'Same department';
export const sharedInterests = (count: number) => plural(count, 'shared interest');
export const mutualConnections = (count: number) => plural(count, 'mutual connection');
export const sameUniversity = 'Same university';
export const newOnQuad = 'New on Quad';
