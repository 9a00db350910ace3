/** Texts of the commands that the operator reads: summaries for the help, results and refusals. */
import type { ReportKind } from '#contract/entities/report';
import type { ContentCounts as Amounts } from '#domain/personalData';
import type { RemovableKind } from '#domain/reports';
import { plural } from '#server/platform/text';

// run, command
export const unknownCommand = (name: string) => `There is no command "${name}".`;
export const wrongOperands = (name: string, operands: readonly string[]) =>
  operands.length === 0
    ? `"${name}" takes no arguments.`
    : `"${name}" needs ${operands.join(' and ')}.`;
export const optionNeeded = (name: string, option: string) => `"${name}" needs --${option}.`;
export const notAnId = (text: string) => `"${text}" is not an id. Use a number, such as 12.`;

// accounts
export const disableSummary = 'Signs a person out and hides the account until it is enabled.';
export const enableSummary = 'Lets a disabled account be used again.';
export const disabled = (username: string) => `${username} is disabled.`;
export const enabled = (username: string) => `${username} is enabled.`;
export const noAccount = (username: string) => `There is no account "${username}".`;

// setAccount
export const setEmailSummary =
  'Gives an account another email address, as verified, logs it out everywhere and mails both addresses.';
export const addressInUse = (email: string) => `${email} already has an account.`;
export const emailSet = (username: string, email: string) =>
  `${username} now has the address ${email}.`;
export const setPasswordSummary =
  'Gives an account a new password, prints it once, logs the account out everywhere and mails a notice.';
export const passwordSet = (username: string, password: string) =>
  `${username} can log in with the password ${password}`;

// accountData
export const exportSummary =
  'Writes a copy of a person’s data, with their files, as a ZIP file into a folder.';
export const exported = (username: string, path: string) =>
  `The data of ${username} is in ${path}.`;
export const deleteSummary =
  'Hides an account and deletes it after 14 days, unless its owner logs in and keeps it; with --now, within ten minutes and for good, which needs --yes.';
export const wouldDeleteNow = (username: string) =>
  `${username} would be logged out and hidden at once, and deleted for good within ten minutes.`;
export const deleteWithYes =
  'Nothing was changed. Run it again with --yes too, or without --now to leave 14 days.';
export const deletionPending = (username: string) =>
  `The deletion of ${username} was already requested.`;
export const deletedNow = (username: string) =>
  `${username} is hidden, and is deleted within ten minutes by the running server.`;
export const deletedAt = (username: string, at: Date) =>
  `${username} is hidden, and is deleted on ${at.toISOString().slice(0, 10)}.`;

// purge
export const purgeSummary =
  'Removes the posts, comments, papers, current work and open requests of an account, all or since a date, and closes work that has collaborators; without --yes, only counts them.';
export const notADate = (text: string) =>
  `"${text}" is not a date. Use 2026-11-20 or 2026-11-20T18:00Z.`;
export const nothingToPurge = (username: string) => `${username} has nothing to remove.`;
const amounts = (counts: Amounts) =>
  [
    plural(counts.posts, 'post'),
    plural(counts.comments, 'comment'),
    plural(counts.papers, 'paper'),
    plural(counts.works, 'current work'),
    `${plural(counts.connection_requests, 'open request')} to connect`,
    `${plural(counts.collaboration_requests, 'open request')} to join work`,
  ].join(', ');
const closing = ({ closed_works: works }: Amounts) =>
  `${plural(works, 'current work')} with collaborators`;
export const wouldPurge = (username: string, found: Amounts) =>
  `To remove from ${username}: ${amounts(found)}. To close: ${closing(found)}.`;
export const purgeWithYes = 'Nothing was removed. Run it again with --yes to remove them.';
export const purged = (username: string, removed: Amounts) =>
  `Removed from ${username}: ${amounts(removed)}. Closed: ${closing(removed)}.`;

// createAccount
export const createSummary =
  'Creates an account with a verified email address, and prints its password once.';
export const created = (username: string, password: string) =>
  `${username} can log in with the password ${password}`;
export const wrongUsername =
  'A username has 3 to 30 letters from A to Z, digits from 0 to 9, dots, dashes or underscores.';
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
export const deletionsRepeated = (count: number) =>
  `${count} accounts that were deleted since are hidden, and are deleted once the server runs.`;
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
export const contentNumber = (kind: string, id: number) => `${kind} ${id}`;
export const personNamed = (username: string) => `person ${username}`;
export const commentOnPost = (id: number, postId: number) => `comment ${id} on post ${postId}`;
export const addressesExpire = 'The addresses of files are valid for ten minutes.';
export const noReports = 'There are no open reports.';
export const contentGone = 'deleted';
export const dismissSummary =
  'Settles a report as no breach and keeps its content, or as acted on if that is deleted.';
export const dismissed = (id: number) => `Report ${id} was dismissed.`;
export const closed = (id: number) =>
  `Report ${id} was settled as acted on, because its content was already deleted.`;
export const noReport = (id: number) => `There is no report ${id}.`;
export const reportSettled = (id: number) => `Report ${id} has already been settled.`;
export const contentAlreadyGone = (id: number, kind: RemovableKind) =>
  `The ${kind} of report ${id} was already deleted. Settle the report with reports dismiss.`;
export const notOfKind = (id: number, kind: ReportKind) =>
  kind === 'person'
    ? `Report ${id} is about a person. Use accounts disable.`
    : `Report ${id} is about a ${kind}. Use remove-${kind}.`;
export const removeReportedSummary = (kind: RemovableKind) =>
  `Removes the ${kind} of a report, tells its author the reason, and settles every report of it.`;

// removeContent
export const removeSummary = (kind: RemovableKind) =>
  `Removes a ${kind}, tells its author the reason, and settles its reports.`;
export const notAReason = (longest: number) =>
  `The reason must be one line of at most ${longest} characters.`;
export const noContent = (kind: RemovableKind, id: number) => `There is no ${kind} ${id}.`;
const names = { post: 'Post', comment: 'Comment', paper: 'Paper', message: 'Message' } as const;
export const contentRemoved = (kind: RemovableKind, id: number, reports: readonly number[]) =>
  reports.length > 0
    ? `${names[kind]} ${id} was removed. Settled reports: ${reports.join(', ')}.`
    : `${names[kind]} ${id} was removed.`;

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
export const describeSummary =
  'Sets the description of a university, its https address, or both; an empty one removes it.';
export const nothingToDescribe = 'Give --text, --url or both.';
export const described = (name: string) => `The description of "${name}" was changed.`;
export const confirmSummary =
  'Proposes a university to people who complete their profiles, however few members it has.';
export const confirmed = (name: string) => `"${name}" is proposed to everyone.`;
export const listDomainsSummary = 'Lists the domains of universities.';
export const noDomains = 'No university has a domain.';
export const addDomainSummary =
  'Lets addresses at a domain, and at its subdomains, verify members of a university.';
export const domainAdded = (domain: string, university: string) =>
  `Addresses at ${domain} verify members of "${university}".`;
export const removeDomainSummary =
  'Ends verifying by addresses at a domain; people verified before keep their dates.';
export const domainRemoved = (domain: string, university: string) =>
  `Addresses at ${domain} no longer verify members of "${university}".`;

// logs
const day = (at: Date) => at.toISOString().slice(0, 10);
export const listLogsSummary = (most: number) =>
  `Lists the session logs that people sent, newest first, at most ${most}.`;
export const openLogSummary =
  'Prints a new link to a session log; an earlier link to it stops working.';
export const noLogs = 'There are no session logs.';
export const noSuchLog = (id: number) => `There is no session log ${id}.`;
export const until = (at: Date) => `until ${day(at)}`;
export const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;
export const linkWorksUntil = (at: Date) =>
  `Anyone with this link can read the log and write notes, until ${day(at)}. Earlier links to it no longer work.`;
