/** Texts of reports that people read: refusals and confirmations. */
import type { ReportKind } from '#contract/entities/report';

// reportContent
export const reported = 'Thank you. We’ll review your report.';
export const reportedBefore = 'You have reported this already. You’ll get an answer.';
export const ownContent: Readonly<Record<ReportKind, string>> = {
  post: 'You cannot report your own post. You can edit or delete it instead.',
  comment: 'You cannot report your own comment. You can edit or delete it instead.',
  person: 'You cannot report yourself.',
  paper: 'You cannot report your own paper. You can edit or delete it instead.',
  message: 'You cannot report your own message.',
};

// findReported
export const noSuchPerson = 'This person does not exist.';
export const noSuchPaper = 'This paper does not exist.';
export const noSuchMessage = 'This message does not exist.';

// withdrawReport, appealDecision
export const noSuchReport = 'This report does not exist.';
export const decidedAlready = 'This report is already decided.';
export const noSuchDecision = 'There is no decision to appeal against.';
export const appealedAlready = 'You have already appealed against this decision.';
export const appealSent = 'Another moderator will look at your appeal.';

// reportedFiles
export const invalidLink = 'This link does not work. Open the report again for a new one.';
export const expiredLink = 'This link has expired. Open the report again for a new one.';
export const reportedFileGone = 'This file is no longer part of the reported content.';
