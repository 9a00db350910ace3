/** Texts of the server's answers that people read: refusals of a request, whatever it calls. */
import { plural, waitText } from '../text';

// accessRule
export const notLoggedIn = 'You are not logged in, or your session has ended. Please log in.';
export const verifyEmail = 'Please verify your email';

// limits, registerRoutes
export const tooManyRequests = (retryAfterSeconds: number) =>
  `Too many requests. Please try again in ${waitText(retryAfterSeconds)}.`;
export const tooManyUploads = (retryAfterSeconds: number) =>
  `Too many uploads. Please try again in ${waitText(retryAfterSeconds)}.`;

// health
/** For any unknown address, and for the metrics, so that a refusal doesn't reveal them. */
export const nothingHere = 'There is nothing at this address.';
export const stopping = 'The server is stopping.';
export const doesNotAnswer = (parts: readonly string[]) => `Does not answer: ${parts.join(', ')}.`;

// idempotency
export const wrongKey = (maxLength: number) =>
  `Idempotency-Key must have 1 to ${maxLength} characters.`;
export const usedKey = 'This Idempotency-Key was used for another request.';
export const stillRunning = 'The same request is still running. Please try again in a moment.';
export const alreadyDone =
  'This was already saved, but the response was lost. Please reload the page.';

// sendProblem, wrongMethods
export const ourFault = 'Something went wrong on our side. Please try again in a moment.';
export const notJson = 'The request is not valid JSON.';
export const tooLarge = 'The request is too large.';
export const wrongMediaType = 'This call does not take a body of this kind.';
export const badAddress = 'The address is not valid.';
export const unreadable = 'The request could not be understood.';
export const wrongMethod = (allowed: string) => `This path only accepts ${allowed}.`;

// requireSame
export const differentIds = 'The request names two different ids.';
export const notThePathsId = 'Doesn’t match the id in the path.';

// input/bodyParsers, input/safeInput
export const nestedTooDeeply = 'The request is nested too deeply.';
export const compressed = 'Please send the request uncompressed.';
export const hasNul = 'Text must not contain the character NUL.';
export const notUnicode = 'Text must be valid Unicode.';
export const forbiddenKey = (key: string) => `The field name ${key} is not allowed.`;

// input/describeInvalid: the problem with a field
export const required = 'This is required.';
export const wrongUsername = 'Use only letters, digits, dots, underscores and hyphens.';
export const wrongDate = 'Write the date as YYYY-MM-DD.';
export const wrongTime = 'Write the time as HH:MM.';
export const wrongEmail = 'Please enter a valid email address.';
export const notText = 'Must be text.';
export const notWholeNumber = 'Must be a whole number.';
export const notBoolean = 'Must be true or false.';
export const notList = 'Must be a list.';
export const wrongForm = 'Has the wrong form.';
export const outOfRange = 'Is out of range.';
export const atLeastLong = (length: number) =>
  `Must be at least ${plural(length, 'character')} long.`;
export const atMostLong = (length: number) =>
  `Must be at most ${plural(length, 'character')} long.`;
export const chooseAtLeast = (count: number) => `Choose at least ${count}.`;
export const chooseAtMost = (count: number) => `Choose at most ${count}.`;
export const minimum = (limit: number) => `Must be ${limit} or more.`;
export const maximum = (limit: number) => `Must be ${limit} or less.`;
export const oneOf = (words: readonly unknown[]) => `Must be one of: ${words.join(', ')}.`;
export const notAllowed = 'Is not allowed.';

// input/describeInvalid: the sentence for all fields, with their labels
export const checkFields = (labels: readonly string[]) => `Please check: ${labels.join(', ')}.`;
export const checkField = (label: string, text: string) =>
  `Please check ${label}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

// uploads
export const uploadEnded = 'The upload ended before it was complete. Please try again.';
export const uploadDamaged = 'The upload is incomplete or damaged. Please try again.';
export const chooseFile = 'Please choose a file.';
export const emptyFile = 'This file is empty.';
export const atMostMegabytes = (megabytes: number) => `Must be at most ${megabytes} MB.`;
export const fileTooLarge = (megabytes: number) =>
  `The file is too large. ${atMostMegabytes(megabytes)}`;
export const sendAs = (mediaTypes: readonly string[]) =>
  `Please send the request as ${mediaTypes.join(' or ')}.`;
