/** Texts of the buttons to save a log or a recording. */

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
