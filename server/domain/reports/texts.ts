/**
 * Texts of reports that people read: the answers to reporters, the mails to the operator, and why the
 * server does not start.
 */
import type { ReportKind } from '#contract/entities/report';
import { isolated } from '#server/platform/text';

// settleReports
export const outcomes = {
  acted: 'We acted on it.',
  no_breach: 'We found no breach of the guidelines.',
} as const;
export const deletedMeanwhile = 'It was deleted in the meantime.';

// moderators
export const notMember = (name: string) =>
  `MODERATORS names ${name}, which is not the username of a verified account.`;

// mailReports
const run = (command: string) => `“npm run quad -- ${command}”`;
interface MailedReport {
  id: number;
  kind: ReportKind;
  author: string;
  reporter: string;
}
export const reported = (kind: ReportKind) => `A ${kind} was reported on Quad`;
export const openReports = (count: number) => `${count} open reports on Quad`;
export const whoReported = ({ kind, author, reporter }: MailedReport) =>
  kind === 'person'
    ? `${reporter} reported ${author}, for this reason:`
    : `${reporter} reported a ${kind} by ${author}, for this reason:`;
export const reasonOf = (reason: string) => `“${isolated(reason)}”`;
const removal: Readonly<Record<ReportKind, (report: MailedReport) => string>> = {
  post: ({ id }) => `Then remove the post with ${run(`reports remove-post ${id}`)}, or keep it`,
  comment: ({ id }) =>
    `Then remove the comment with ${run(`reports remove-comment ${id}`)}, or keep it`,
  paper: ({ id }) => `Then remove the paper with ${run(`reports remove-paper ${id}`)}, or keep it`,
  message: ({ id }) =>
    `Then remove the message with ${run(`reports remove-message ${id}`)}, or keep it`,
  person: ({ author }) =>
    `Then disable the account with ${run(`accounts disable ${author}`)}, or end the report`,
};
export const howToSettle = (report: MailedReport) =>
  `See it with ${run(`reports show ${report.id}`)}. ${removal[report.kind](report)} with ${run(`reports dismiss ${report.id}`)}.`;
export const howToList = (count: number) =>
  `${count} reports wait for a decision. List them with ${run('reports list')}.`;
export const whyMailed =
  'Why you get this: OPERATOR_MAIL has your address. While reports come in, there is at most one such email every 15 minutes.';
