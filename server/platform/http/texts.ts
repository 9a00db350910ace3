/** Texts of the server's responses that people read: refusals of a request, whatever it calls. */
import { dayText, plural, waitText } from '../text';

// apiDocs
export const apiDescription = 'The calls of the Quad server. Addresses may end with a slash.';

// accessRule
export const notLoggedIn = 'You are not logged in, or your session has ended. Please log in.';
export const verifyEmail = 'Please verify your email';
export const aboutToBeDeleted = (at: Date) =>
  `Your account will be deleted on ${dayText(at)}. To use it again, log in and keep it.`;

// limits, registerRoutes
export const tooManyRequests = (retryAfterSeconds: number) =>
  `Too many requests. Please try again in ${waitText(retryAfterSeconds)}.`;
export const tooManyUploads = (retryAfterSeconds: number) =>
  `Too many uploads. Please try again in ${waitText(retryAfterSeconds)}.`;

// health
/** For any unknown address, and for the metrics, so that a refusal doesn't reveal them. */
export const nothingHere = 'There is nothing at this address.';
export const stopping = 'The server is stopping.';
export const doesNotRespond = (parts: readonly string[]) => `Not responding: ${parts.join(', ')}.`;

// idempotency
export const wrongKey = (maxLength: number) =>
  `Idempotency-Key must have 1 to ${maxLength} characters.`;
export const usedKey = 'This Idempotency-Key was used for another request.';
export const stillRunning =
  'Your earlier request is still being processed. Please try again in a moment.';
export const alreadyDone =
  'This was already saved, but the response was lost. Please reload the page.';

// sendProblem
export const ourFault = 'Something went wrong on our side. Please try again in a moment.';
export const notJson = 'The request is not valid JSON.';
export const tooLarge = 'The request is too large.';
export const wrongMediaType = 'This call does not accept this content type.';
export const badAddress = 'The address is not valid.';
export const unreadable = 'The request could not be understood.';

// raw
export const tookTooLong = 'The request took too long. Please try again.';
export const headersTooLarge = 'The headers of the request are too large.';

// wrongMethods
export const wrongMethod = (allowed: string) => `This path only accepts ${allowed}.`;

// route
export const differentIds = 'The request names two different ids.';
export const notThePathsId = 'This does not match the id in the path.';

// input/bodyParsers, input/safeInput
export const nestedTooDeeply = 'The request is nested too deeply.';
export const compressed = 'Please send the request uncompressed.';
export const hasNul = 'Text must not contain NUL characters.';
export const notUnicode = 'Text must be valid Unicode.';
export const forbiddenKey = (key: string) => `The field name ${key} is not allowed.`;

// input/describeInvalid: the problem with a field
export const required = 'This is required.';
export const wrongUsername =
  'Use only letters from A to Z, digits from 0 to 9, dots, underscores and hyphens.';
export const wrongDate = 'Write the date as YYYY-MM-DD.';
export const wrongTime = 'Write the time as HH:MM.';
export const wrongEmail = 'Enter a valid email address.';
export const notText = 'This must be text.';
export const notWholeNumber = 'This must be a whole number.';
export const notBoolean = 'This must be true or false.';
export const notList = 'This must be a list.';
export const wrongForm = 'This does not have the expected form.';
export const outOfRange = 'This number is out of range.';
export const atLeastLong = (length: number) => `Use at least ${plural(length, 'character')}.`;
export const atMostLong = (length: number) => `Use at most ${plural(length, 'character')}.`;
export const chooseAtLeast = (count: number) => `Choose at least ${count}.`;
export const chooseAtMost = (count: number) => `Choose at most ${count}.`;
export const minimum = (limit: number) => `Use a number of at least ${limit}.`;
export const maximum = (limit: number) => `Use a number of at most ${limit}.`;
export const oneOf = (words: readonly unknown[]) => `Use one of these values: ${words.join(', ')}.`;
export const notAllowed = 'This value is not allowed.';

// input/describeInvalid: the sentence for all fields, with their labels
export const checkFields = (labels: readonly string[]) =>
  `Please check these fields: ${labels.join(', ')}.`;
export const checkField = (label: string, text: string) => `Please check “${label}”. ${text}`;

// uploads
export const uploadEnded = 'The upload ended before it was complete. Please try again.';
export const uploadDamaged = 'The upload is incomplete or damaged. Please try again.';
export const chooseFile = 'Please choose a file.';
export const chooseAtMostFiles = (count: number) => `Choose at most ${plural(count, 'file')}.`;
export const emptyFile = 'This file is empty.';
export const fileTooLarge = (megabytes: number) =>
  `This file is too large. It can be up to ${megabytes} MB.`;
export const sendAs = (mediaTypes: readonly string[]) =>
  `Please send the request as ${mediaTypes.join(' or ')}.`;
