/** Texts of reading, replaying and describing a log. */

// Reading: each is the problem of one line.
export const notALog = 'This is not a session log of Quad.';
export const unknownVersion = (version: string) => `Version ${version} of the format is unknown.`;
export const damagedHeader = (member: string) =>
  `The header’s field “${member}” is missing or damaged.`;
export const unknownCall = (name: string) =>
  `This version of the application has no call named ${name}.`;
export const invalidJson = 'The file is damaged: not valid JSON.';
export const noEntry = 'The file is damaged: no entry.';
export const noNumber = 'The file is damaged: the entry has no number.';
export const wrongNumber = (found: number, expected: number) =>
  `The file is damaged: found entry ${found} where entry ${expected} was expected.`;
export const noTime = 'The file is damaged: the entry has no time.';
export const noAction = 'The file is damaged: the entry has no action with a type.';
export const invalidHash = 'The file is damaged: the hash is invalid.';

// Replaying
export const thrownAt = (error: string, number: number, type: string) =>
  `${error} at action ${number} ${type}`;

// Paths and conditions
export const malformedPath =
  'This is not a path. Write one like feed.posts.28.total_likes, chat.messages[0] or drafts.texts["a.b"].';
export const malformedCondition =
  'This is not a condition. Write one like feed.posts.28.total_likes = 7.';
export const malformedValue =
  'This is not a value. Write one in JSON, a text without quotes, or nothing.';

// The verdict, as lines of a report
export const matches = (actions: number, hashes: number) =>
  `Replay matches the recording: ${actions} actions, ${hashes} hashes compared`;
export const divergesAt = (number: number | undefined, name: string) =>
  `First divergence: action ${number} ${name}`;
export const divergesAmong = (count: number, first: number | undefined, last: number | undefined) =>
  `First divergence: among the ${count} actions ${first} to ${last}`;
export const reducerThrew = (error: string) => `The reducer threw ${error}`;
export const wrongHash = (expected: string, found: string) =>
  `The state after it should have the hash ${expected} but has ${found}`;
export const changes = 'Changes in the replay:';
export const removed = (path: string, value: string) => `- ${path} (was ${value})`;
export const moreDifferences = (count: number) => `… and ${count} more`;

// The history of a value
export const neverThere = 'No state of this log has that.';
export const atStart = (path: string, value: string) => `${path} at the start: ${value}`;
export const changedBy = (number: number, name: string, change: string) =>
  `${String(number).padStart(7)} ${name}: ${change}`;
export const addedValue = (value: string) => `added ${value}`;
export const removedValue = (value: string) => `removed (was ${value})`;
export const changeCount = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'change' : 'changes'}`;
export const holdsAtStart = 'This holds before the first action.';
export const neverHolds = 'This holds after no action.';
export const firstHolds = (number: number, name: string) =>
  `This first holds after action ${number} ${name}.`;
export const seeAt = (link: string) => `Open the log at ${link} to see it.`;
/** Stands for a value that JSON doesn't have. */
export const nothing = 'nothing';

/* Log format */

export const problemOnLine = (line: number, problem: string) => `Line ${line}: ${problem}`;
