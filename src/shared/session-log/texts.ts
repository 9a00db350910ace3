/** Texts of saving or sending a log or a recording. */
import { SESSION_LOG_DAYS } from '#contract/limits';
import { ownFormat } from '../lib/dateFormat';
import type { LogContents } from '../ports';

// SaveLogButton
export const saveLog = 'Save session log';

// RecordingMark
export const recording = 'Recording…';
export const ended = 'The recording has ended.';
export const full = 'Recording stopped at its limit (100,000 actions or 50 MB).';
export const stateChanged = 'Recording stopped because DevTools changed the state.';
export const stopRecording = 'Stop recording';
export const saveRecording = 'Save recording';
export const dismiss = 'Dismiss';

/* SaveLogDialog */

export const logTitle = 'Save the session log';
export const logNote =
  'Saves the last 5,000 actions on this page so the Replay page can show what happened.';
export const recordingTitle = 'Save the recording';
export const recordingNote = 'Saves every action since the recording began for the Replay page.';
export const contentNote =
  'Passwords, codes, tokens and email addresses are never included. What you read and wrote is included unless you anonymise it.';
export const anonymise = 'Anonymise names and text for sharing';
export const notSaved =
  'Couldn’t save the log. Check your connection. If nothing has been recorded yet, use the page first, then save.';
export const save = 'Save';
export const saving = 'Saving…';

/* Sending it */

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const formatDay = ownFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export const sendToOperator = 'Send to the people who run this Quad';
export const noteLabel = 'What happened (optional)';
export const noteHint = 'Such as what you did, and what you expected.';
export const counting = 'Counting names and texts…';
export const sends = ({ names, texts }: LogContents, share: boolean) => {
  const contents = `${counted(names, 'name', 'names')} and ${counted(texts, 'text', 'texts')}`;
  return share
    ? `This sends pseudonyms in place of ${contents}.`
    : `This sends ${contents}, as you and others wrote them.`;
};
export const keptFor = `It is deleted after ${SESSION_LOG_DAYS} days.`;
export const send = 'Send';
export const sending = 'Sending…';
export const sent = 'The session log was sent';
export const sentUntil = (at: string) =>
  `Thank you. The people who run this Quad can open it until ${formatDay(Date.parse(at))}. Then it is deleted.`;
export const done = 'Done';
export const notSent =
  'Couldn’t send the log. Check your connection. If nothing has been recorded yet, use the page first, then send.';
export const logTooLarge =
  'This log is too large to send. Save it instead, or send the last actions without a recording.';
export const logsNotAccepted = 'This Quad doesn’t accept session logs yet. Save it instead.';
export const logNotSent = 'Couldn’t send the log. Check your connection and try again.';
