/** Texts of the session logs that people send to the operator. */
import { MEGABYTE, SESSION_LOGS_PER_DAY } from '#contract/limits';
import { UNPACKED_MAX_BYTES } from './check/logLines';

// Checking a log: each is the problem of one line
export const problemOnLine = (line: number, problem: string) => `Line ${line}: ${problem}`;
export const notALog = 'This is not a session log of Quad.';
export const wrongVersion =
  'This version of the format is not accepted. Reload the page and send the log again.';
export const wrongHeader = (member: string) =>
  `The header’s field “${member}” is wrong or missing.`;
export const wrongEntry = (member: string) =>
  member === '' ? 'This is not an entry.' : `The entry’s field “${member}” is wrong or missing.`;
export const wrongNumber = (found: number, expected: number) =>
  `Found entry ${found} where entry ${expected} was expected.`;
export const notJson = 'This is not valid JSON.';
export const tooDeep = 'This is nested too deeply.';
export const hasSecret = 'This has an email address or a token, which a log must not contain.';

// Sending
export const notGzip = 'Send the log packed with gzip.';
export const damaged = 'The packed file is damaged. Please send the log again.';
export const tooLarge = `This log is too large. Unpacked, it can have up to ${Math.floor(
  UNPACKED_MAX_BYTES / MEGABYTE,
)} MB.`;
export const tooSlow = 'This log takes too long to check, so it was not sent.';
export const notChecked = 'Couldn’t check the log. Try again.';
export const enoughToday = (wait: string) =>
  `You can send ${SESSION_LOGS_PER_DAY} session logs a day. Please try again in ${wait}.`;
export const tooManyOfYours = 'Too many of your files are being processed. Please wait a moment.';
export const tooMany = 'Too many files are being processed. Please try again in a minute.';

// Reading
export const noLog = 'This session log does not exist, or its 30 days are over.';
export const notesChanged = 'Someone else has changed the notes. Look at them and add yours again.';
export const fileName = 'session.jsonl';
