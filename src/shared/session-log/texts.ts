/** Texts of saving a log or a recording. */

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
