/** Texts of the commands that the operator reads: summaries for the help, results and refusals. */

// run, command
export const unknownCommand = (name: string) => `There is no command "${name}".`;
export const wrongOperands = (name: string, operands: readonly string[]) =>
  operands.length === 0
    ? `"${name}" takes no arguments.`
    : `"${name}" needs ${operands.join(' and ')}.`;
export const notAnId = (text: string) => `"${text}" is not an id. Use a number, such as 12.`;

// accounts
export const disableSummary = 'Signs a person out and hides the account until it is enabled.';
export const enableSummary = 'Lets a disabled account be used again.';
export const disabled = (username: string) => `${username} is disabled.`;
export const enabled = (username: string) => `${username} is enabled.`;
export const noAccount = (username: string) => `There is no account "${username}".`;

// createAccount
export const createSummary =
  'Creates an account whose address is verified, and prints its password once.';
export const created = (username: string, password: string) =>
  `${username} can log in with the password ${password}`;
export const wrongUsername = 'A username has 3 to 30 letters, digits, dots, dashes or underscores.';
export const addressTaken = (email: string, username: string) =>
  `${email} already has the account "${username}".`;
export const nameTaken = (username: string) => `The username "${username}" is taken.`;
export const nameTooSimilar = (username: string, other: string) =>
  `The username "${username}" looks too much like "${other}".`;
export const justTaken = 'The username or the address was taken a moment ago.';

// backups
export const backupSummary =
  'Copies the database and the files to a new folder while the server works.';
export const backedUp = (rows: number, files: number, size: string, path: string) =>
  `${rows} rows and ${files} files (${size}) are in ${path}.`;
export const deletedMeanwhile = (files: number) => `${files} files were deleted meanwhile.`;
export const missingFile = (name: string) => `MISSING in the storage: ${name}`;
export const restoreSummary =
  'Fills an empty database, and the storage, from a backup whose checksums are right.';
export const restored = (rows: number, files: number, takenAt: string) =>
  `Restored ${rows} rows and ${files} files, as of ${takenAt}.`;

// rebuildCounters
export const rebuildSummary =
  'Recounts likes, comments, RSVPs, members and unread messages while Quad runs.';
export const countersRight = 'Every counter was right.';

// mails
export const listMailsSummary =
  'Lists the mails that were given up, with the error of the last attempt.';
export const noMails = 'No mail was given up.';
export const resendSummary = 'Sends a mail that was given up once more, with all its tries.';
export const noMail = (id: number) => `There is no mail ${id}.`;
export const mailSent = (id: number) => `Mail ${id} was sent already.`;
export const mailWaiting = (id: number) => `Mail ${id} is waiting to be sent.`;
export const mailResent = (id: number) => `Mail ${id} will be sent again.`;
export const resendAllSummary =
  'Sends every mail that was given up once more, or those of one kind.';
export const mailsResent = (count: number) =>
  `${count} ${count === 1 ? 'mail' : 'mails'} will be sent again.`;

// reports
export const listReportsSummary = 'Lists open reports, oldest first; with --all, settled ones too.';
export const noReports = 'There are no open reports.';
export const postGone = 'gone';
export const dismissSummary = 'Settles a report and leaves its post alone.';
export const dismissed = (id: number) => `Report ${id} is dismissed.`;
export const removePostSummary =
  'Removes the post of a report and settles every report of that post.';
export const postRemoved = (postId: number, reports: readonly number[]) =>
  `Post ${postId} is removed; settled reports: ${reports.join(', ')}.`;
export const noReport = (id: number) => `There is no report ${id}.`;
export const reportSettled = (id: number) => `Report ${id} is settled already.`;
export const postAlreadyGone = (id: number) =>
  `The post of report ${id} was already deleted. Dismiss the report instead.`;

// storage
export const usageSummary = (people: number) =>
  `Lists the ${people} people who store the most: username, megabytes, files.`;
export const nothingStored = 'No one has stored a file.';

// universities
export const listUniversitiesSummary =
  'Lists universities by name, with their members and the names merged into them.';
export const mergeSummary =
  'Makes the university FROM a part of INTO: members, departments, hashtag and name.';
export const merged = (from: string, into: string, members: number) =>
  `"${from}" is merged into "${into}", which has ${members} members.`;
export const alreadyMerged = (from: string, into: string, members: number) =>
  `"${from}" has been the same as "${into}", which has ${members} members.`;
