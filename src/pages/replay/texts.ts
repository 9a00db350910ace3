/** Texts of the replay page, other than its panels. */

import type { LogScreen } from '#replay/logFormat';

/* Header, files and comparison */

const counted = (count: number) => count.toLocaleString('en');

export const startPage = 'Quad home page';
export const replay = 'Replay';

// Files
export const openLog = 'Open log';
export const compareWith = 'Compare with…';
export const filePicker = (button: string) => `${button}: file`;
export const exportForDevTools = 'Export for DevTools';
export const exportFailed = 'Couldn’t export the log. Check your connection and try again.';
export const readingLog = 'Reading the log';
export const reading = (name: string, done: number, total: number) =>
  total > 0
    ? `Reading ${name}: ${counted(done)} of ${counted(total)} actions`
    : `Reading ${name}: ${counted(done)} actions`;
export const unreadable = (error: string) => `Couldn’t read the file: ${error}`;
export const notOpened = (name: string, problem: string) => `Couldn’t open ${name}. ${problem}`;
export const showingTheRest = (problem: string) =>
  `${problem} Showing everything before the damaged line.`;

// EmptyReplay
export const openOrDrop = 'Open a session log, or drop one here';
export const whatItIs =
  'A session log records what happened on a page. Replay it here step by step and see what each action changed.';
export const howToSave =
  'Choose “Save session log” here, under “For developers” in the menu beside Me (on a phone, behind your picture at the top), or on an error screen. The file is read in your browser. Nothing is sent, stored or fetched.';

// Samples
export const watchSample = 'Watch a sample';
export const noSuchSample = 'There is no such sample.';
export const sampleNotLoaded = 'Couldn’t load the sample. Check your connection and try again.';

// Logs by link
export const sentLog = 'The log that was sent';
export const logNotLoaded = 'Couldn’t load the log. Check your connection and try again.';
export const noSuchLog = 'This log doesn’t exist';
export const noSuchLogHint =
  'The link may be incomplete or replaced by a newer one, or its 30 days are over. Ask the person who gave it to you.';
export const openAnother = 'Open another log';
export const linkToAction = 'Link to this action';

// LogFacts
export const version = (application: string) => `version ${application}`;
export const recordedAt = (time: string) => `recorded ${time}`;
export const actionCount = (count: number) => `${counted(count)} actions`;
export const duration = (ms: number) =>
  `${Math.floor(ms / 60_000)} min ${Math.floor(ms / 1_000) % 60} s`;
export const recording = 'recording';
export const anonymised = 'names and texts anonymised';

// VerdictBar
export const matches = (compared: number, all: number) =>
  `Replay matches the recording (checked at ${counted(compared)} of ${counted(all)} steps).`;
export const matchesWithoutHashes =
  'Replay finished without errors. The log has no hashes to compare.';
export const divergesAt = (number: number | undefined, type: string | undefined) =>
  `First divergence: action ${number} ${type}.`;
export const divergesAmong = (first: number | undefined, last: number | undefined) =>
  `First divergence: among actions ${first} to ${last}.`;
export const stopsMatching = (expected: string, found: string) =>
  `The replayed state stops matching the recording. Recorded ${expected}, replayed ${found}.`;
export const reducerThrew = (error: string) => `The reducer threw ${error}.`;
export const goToAction = (number: number | '') => `Go to ${number}`;
export const copyReport = 'Copy report';
export const copied = 'Copied';
export const copyFailed = 'Couldn’t copy';

// ComparisonBar
export const comparing = (left: string, right: string) => `Comparing ${left} with ${right}…`;
export const identical = (left: string, right: string) => `${left} and ${right} are identical.`;
export const logHas = (log: string, number: number, type: string) => `${log} has ${number} ${type}`;
export const logHasEnded = (log: string) => `${log} has ended`;
/** `one` and `other` say what each log has at that step. */
export const logsDiffer = (step: number, one: string | undefined, other: string | undefined) =>
  `The logs first differ at step ${step}: ${one}, ${other}.`;
export const goToDifference = 'Go to the difference';
export const closeComparison = 'Close the comparison';

// ScreenSource
export const unknownZone = 'unknown';
export const timesAsRecorded = (zone: string) => `Times are in ${zone}, as recorded.`;
export const timesInYours = (zone: string) => `Times are in your time zone (${zone}).`;
export const timesOfOther = (zone: string, recorded: string | undefined) =>
  `Times are in ${zone}, as in the first log; this one was recorded in ${recorded ?? 'an unknown zone'}.`;
export const layoutIsYours = (width: number) =>
  `Layout, motion and colours are those of your window, ${counted(width)} pixels wide.`;
export const recordedWith = (screen: LogScreen) =>
  `Recorded at ${counted(screen.width)} × ${counted(screen.height)} pixels, ${screen.color_scheme} colours${screen.reduced_motion ? ', reduced motion' : ''}.`;
export const recordedUnknown = 'The log doesn’t say which the recorded ones were.';

// Screens
export const screenAt = (number: number) => `The screen at action ${number}`;
export const screenAtStart = 'The screen before the first action';
export const screenOf = (screen: string, log: string) => `${screen} of ${log}`;
export const inertScreen = (screen: string) => `${screen}, inert`;
export const inert = 'Inert: no network, storage or socket';
export const noPageYet = 'no page yet';

/* Playback controls */

export const player = 'Player';
export const toStart = 'To the start';
export const stepBack = 'Step back';
export const play = 'Play';
export const pause = 'Pause';
export const stepForward = 'Step forward';
export const toEnd = 'To the end';
export const skipIdle = 'Skip idle time';
export const speed = 'Speed';
export const maximumSpeed = 'Max';

/** On phones, the controls that are folded. */
export const moreControls = 'Speed and colours';

/** The position before the first action. */
export const start = 'Start';
export const stepOf = (step: number, all: number) => `${step} of ${all.toLocaleString('en')}`;

// Timeline
export const position = 'Position';
export const action = (number: number, type: string) => `Action ${number}, ${type}`;

/* Replayed screen */

export const screenWithoutPage = 'No page yet';
