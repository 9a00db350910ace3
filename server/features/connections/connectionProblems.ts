import { conflict, notFound } from '#server/platform/http/problem';

/** The 404 of a person who does not exist, or whom the caller may not know of. */
export const personNotFound = () => notFound('This person does not exist.');

/** The 404 of a request that does not exist, is not the caller's, or was taken back. */
export const requestNotFound = () => notFound('This request does not exist.');

/** The 409 of a request that was accepted or rejected before. */
export const alreadyAnswered = () => conflict('This request has already been answered.');

/** The 404 of a connection that does not exist, or is not the caller's. */
export const connectionNotFound = () => notFound('This connection does not exist.');
