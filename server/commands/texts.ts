/** Texts of the commands that the operator reads: summaries for the help, results and refusals. */
import { plural } from '#server/platform/text';

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
  'Creates an account with a verified email address, and prints its password once.';
export const created = (username: string, password: string) =>
  `${username} can log in with the password ${password}`;
export const wrongUsername = 'A username has 3 to 30 letters, digits, dots, dashes or underscores.';
export const addressTaken = (email: string, username: string) =>
  `${email} already has the account "${username}".`;
export const nameTaken = (username: string) => `The username "${username}" is taken.`;
export const nameTooSimilar = (username: string, other: string) =>
  `The username "${username}" looks too much like "${other}".`;
export const justTaken = 'The username or the email address was just taken. Choose another one.';

// backups
export const backupSummary =
  'Copies the database and the files to a new folder while the server runs.';
export const backedUp = (rows: number, files: number, size: string, path: string) =>
  `${plural(rows, 'row')} and ${plural(files, 'file')} (${size}) are in ${path}.`;
export const deletedMeanwhile = (files: number) =>
  `Deleted during the backup: ${plural(files, 'file')}.`;
export const missingFile = (name: string) => `MISSING in the storage: ${name}`;
export const restoreSummary =
  'Verifies the checksums of a backup, then restores it into an empty database and the file storage.';
export const restored = (rows: number, files: number, takenAt: string) =>
  `Restored ${plural(rows, 'row')} and ${plural(files, 'file')}, as of ${takenAt}.`;

// rebuildCounters
export const rebuildSummary =
  'Corrects the counts of likes, comments, RSVPs, members, unread messages and stored bytes; with --check, only compares them.';
export const countersRight = 'All counters are correct.';

// mails
export const listMailsSummary = 'Lists failed mails, with the error of the last attempt.';
export const noMails = 'There are no failed mails.';
export const resendSummary = 'Tries to send a failed mail again, as often as a new one.';
export const noMail = (id: number) => `There is no mail ${id}.`;
export const mailSent = (id: number) => `Mail ${id} has already been sent.`;
export const mailWaiting = (id: number) => `Mail ${id} is waiting to be sent.`;
export const mailResent = (id: number) => `Mail ${id} will be sent again.`;
export const resendAllSummary = 'Tries to send all failed mails again, or only those of one kind.';
export const mailsResent = (count: number) => `${plural(count, 'mail')} will be sent again.`;

// reports
export const listReportsSummary = 'Lists open reports, oldest first; with --all, settled ones too.';
export const showReportSummary =
  'Shows a report, with its text and addresses of its files that are valid for ten minutes.';
export const reportLine = (id: number, isSettled: boolean) =>
  `report\t${id}\t${isSettled ? 'settled' : 'open'}`;
export const postOfKind = (kind: string, id: number) => `${kind} post ${id}`;
export const addressesExpire = 'The addresses of files are valid for ten minutes.';
export const noReports = 'There are no open reports.';
export const postGone = 'deleted';
export const dismissSummary = 'Settles a report and keeps its post.';
export const dismissed = (id: number) => `Report ${id} was dismissed.`;
export const removePostSummary =
  'Removes the post of a report and settles every report of that post.';
export const postRemoved = (postId: number, reports: readonly number[]) =>
  `Post ${postId} was removed. Settled reports: ${reports.join(', ')}.`;
export const noReport = (id: number) => `There is no report ${id}.`;
export const reportSettled = (id: number) => `Report ${id} has already been settled.`;
export const postAlreadyGone = (id: number) =>
  `The post of report ${id} was already deleted. Dismiss the report instead.`;

// storage
export const usageSummary = (people: number) =>
  `Lists the ${people} people who store the most: username, megabytes, files.`;
export const nothingStored = 'No one has stored a file.';

// universities
export const listUniversitiesSummary =
  'Lists universities by name, with the number of their members and the names merged into them.';
export const mergeSummary =
  'Merges the university FROM into INTO, with its members, departments, hashtag and name.';
export const merged = (from: string, into: string, members: number) =>
  `"${from}" was merged into "${into}", which now has ${plural(members, 'member')}.`;
export const alreadyMerged = (from: string, into: string, members: number) =>
  `"${from}" and "${into}" are already the same university, which has ${plural(members, 'member')}.`;
