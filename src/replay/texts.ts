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
/** Stands for a value that JSON doesn't have. */
export const nothing = 'nothing';

/* Log format */

export const problemOnLine = (line: number, problem: string) => `Line ${line}: ${problem}`;
